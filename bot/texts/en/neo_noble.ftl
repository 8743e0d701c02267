# Neo Noble: Shattered Souls

nn-running-block = Resolve { $total } against Power { $power }
