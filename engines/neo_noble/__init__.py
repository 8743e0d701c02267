"""Neo Noble: Shattered Souls."""
