"""Lessons and puzzles: a position, and a script of what is to be done in it. They are played by the rules."""

from engines.kernel.teaching.course import BadLesson, Course, Progress
from engines.kernel.teaching.lesson import Lesson, Step, lessons_in

__all__ = ["BadLesson", "Course", "Lesson", "Progress", "Step", "lessons_in"]
