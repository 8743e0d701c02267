-- Computer players have names, so that several at one table can be told apart.

UPDATE seats
SET name = CASE seat WHEN 0 THEN 'Ada' WHEN 1 THEN 'Basil' WHEN 2 THEN 'Clio' ELSE 'Dora' END
WHERE level IS NOT NULL AND name = '';
