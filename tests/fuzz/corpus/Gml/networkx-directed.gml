graph [
  directed 1
  node [
    id 0
    label "Zo&#233;"
  ]
  node [
    id 1
    label "&#1513;&#1500;&#1493;&#1501;"
  ]
  node [
    id 2
    label "a &#38; &#34;b&#34;"
  ]
  node [
    id 3
    label "alone"
  ]
  edge [
    source 0
    target 1
  ]
  edge [
    source 0
    target 2
  ]
  edge [
    source 1
    target 2
  ]
  edge [
    source 1
    target 1
  ]
  edge [
    source 2
    target 0
  ]
]
