sf-learn-turn = x
sf-learn-signs = x
sf-learn-length = x
sf-lesson-look = x
sf-lesson-end = x
