# Neo Noble: Shattered Souls

nn-running-block = Volonté { $total } contre Puissance { $power }
