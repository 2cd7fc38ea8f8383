Creator "igraph"
Version 1
graph
[
  directed 1
  node
  [
    id 0
  ]
  node
  [
    id 1
  ]
  node
  [
    id 2
  ]
  node
  [
    id 3
  ]
  node
  [
    id 4
  ]
  node
  [
    id 5
  ]
  node
  [
    id 6
  ]
  node
  [
    id 7
  ]
  node
  [
    id 8
  ]
  node
  [
    id 9
  ]
  node
  [
    id 10
  ]
  node
  [
    id 11
  ]
  node
  [
    id 12
  ]
  node
  [
    id 13
  ]
  node
  [
    id 14
  ]
  edge
  [
    source 0
    target 1
  ]
  edge
  [
    source 0
    target 2
  ]
  edge
  [
    source 1
    target 3
  ]
  edge
  [
    source 1
    target 4
  ]
  edge
  [
    source 2
    target 5
  ]
  edge
  [
    source 2
    target 6
  ]
  edge
  [
    source 3
    target 7
  ]
  edge
  [
    source 3
    target 8
  ]
  edge
  [
    source 4
    target 9
  ]
  edge
  [
    source 4
    target 10
  ]
  edge
  [
    source 5
    target 11
  ]
  edge
  [
    source 5
    target 12
  ]
  edge
  [
    source 6
    target 13
  ]
  edge
  [
    source 6
    target 14
  ]
]
