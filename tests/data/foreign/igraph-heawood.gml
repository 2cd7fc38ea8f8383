Creator "igraph"
Version 1
graph
[
  directed 0
  node
  [
    id 0
    x 1
    y 0
    name "v&quot;0&quot; é"
  ]
  node
  [
    id 1
    x 0.900968867902419
    y 0.433883739117558
    name "v&quot;1&quot; é"
  ]
  node
  [
    id 2
    x 0.623489801858734
    y 0.78183148246803
    name "v&quot;2&quot; é"
  ]
  node
  [
    id 3
    x 0.222520933956314
    y 0.974927912181824
    name "v&quot;3&quot; é"
  ]
  node
  [
    id 4
    x -0.222520933956314
    y 0.974927912181824
    name "v&quot;4&quot; é"
  ]
  node
  [
    id 5
    x -0.623489801858733
    y 0.78183148246803
    name "v&quot;5&quot; é"
  ]
  node
  [
    id 6
    x -0.900968867902419
    y 0.433883739117558
    name "v&quot;6&quot; é"
  ]
  node
  [
    id 7
    x -1
    y 1.22464679914735e-16
    name "v&quot;7&quot; é"
  ]
  node
  [
    id 8
    x -0.900968867902419
    y -0.433883739117558
    name "v&quot;8&quot; é"
  ]
  node
  [
    id 9
    x -0.623489801858734
    y -0.78183148246803
    name "v&quot;9&quot; é"
  ]
  node
  [
    id 10
    x -0.222520933956315
    y -0.974927912181824
    name "v&quot;10&quot; é"
  ]
  node
  [
    id 11
    x 0.222520933956314
    y -0.974927912181824
    name "v&quot;11&quot; é"
  ]
  node
  [
    id 12
    x 0.623489801858733
    y -0.78183148246803
    name "v&quot;12&quot; é"
  ]
  node
  [
    id 13
    x 0.900968867902419
    y -0.433883739117558
    name "v&quot;13&quot; é"
  ]
  edge
  [
    source 1
    target 0
  ]
  edge
  [
    source 5
    target 0
  ]
  edge
  [
    source 13
    target 0
  ]
  edge
  [
    source 2
    target 1
  ]
  edge
  [
    source 10
    target 1
  ]
  edge
  [
    source 3
    target 2
  ]
  edge
  [
    source 7
    target 2
  ]
  edge
  [
    source 4
    target 3
  ]
  edge
  [
    source 12
    target 3
  ]
  edge
  [
    source 5
    target 4
  ]
  edge
  [
    source 9
    target 4
  ]
  edge
  [
    source 6
    target 5
  ]
  edge
  [
    source 7
    target 6
  ]
  edge
  [
    source 11
    target 6
  ]
  edge
  [
    source 8
    target 7
  ]
  edge
  [
    source 9
    target 8
  ]
  edge
  [
    source 13
    target 8
  ]
  edge
  [
    source 10
    target 9
  ]
  edge
  [
    source 11
    target 10
  ]
  edge
  [
    source 12
    target 11
  ]
  edge
  [
    source 13
    target 12
  ]
]
