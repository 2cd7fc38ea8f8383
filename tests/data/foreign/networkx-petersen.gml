graph [
  name "Petersen Graph"
  node [
    id 0
    label "0"
    x 1.8369701987210297E-16
    y -3.0
  ]
  node [
    id 1
    label "1"
    x 2.8531695488854605
    y -0.9270509831248421
  ]
  node [
    id 2
    label "2"
    x 1.7633557568774194
    y 2.4270509831248424
  ]
  node [
    id 3
    label "3"
    x -1.7633557568774192
    y 2.4270509831248424
  ]
  node [
    id 4
    label "4"
    x -2.853169548885461
    y -0.9270509831248419
  ]
  node [
    id 5
    label "5"
    x 9.184850993605148E-17
    y -1.5
  ]
  node [
    id 6
    label "6"
    x 1.4265847744427302
    y -0.46352549156242107
  ]
  node [
    id 7
    label "7"
    x 0.8816778784387097
    y 1.2135254915624212
  ]
  node [
    id 8
    label "8"
    x -0.8816778784387096
    y 1.2135254915624212
  ]
  node [
    id 9
    label "9"
    x -1.4265847744427305
    y -0.46352549156242095
  ]
  edge [
    source 0
    target 1
  ]
  edge [
    source 0
    target 4
  ]
  edge [
    source 0
    target 5
  ]
  edge [
    source 1
    target 2
  ]
  edge [
    source 1
    target 6
  ]
  edge [
    source 2
    target 3
  ]
  edge [
    source 2
    target 7
  ]
  edge [
    source 3
    target 4
  ]
  edge [
    source 3
    target 8
  ]
  edge [
    source 4
    target 9
  ]
  edge [
    source 5
    target 7
  ]
  edge [
    source 5
    target 8
  ]
  edge [
    source 6
    target 8
  ]
  edge [
    source 6
    target 9
  ]
  edge [
    source 7
    target 9
  ]
]
