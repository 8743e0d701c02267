-- Someone who was forgotten counted as a computer in matches that were over: their opponents' wins stood under
-- "Against computers".
UPDATE seats SET level = NULL
WHERE user_id IS NULL AND name = 'somebody' AND level = 'easy'
    AND match_id IN (SELECT id FROM matches WHERE status NOT IN ('challenge', 'running', 'paused'));
