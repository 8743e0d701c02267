-- Whether answers can be taken back by consent, as was chosen with the challenge, and who asks for it now.
ALTER TABLE matches ADD COLUMN takebacks INTEGER NOT NULL DEFAULT 0 CHECK (takebacks IN (0, 1));
ALTER TABLE matches ADD COLUMN asked_back TEXT NOT NULL DEFAULT '';
