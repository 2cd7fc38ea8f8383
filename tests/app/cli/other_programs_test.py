# SPDX-License-Identifier: GPL-3.0-or-later
"""Exchanges graphs with networkx and igraph in both directions.

    other_programs_test.py LIGHTSOUT_CLI
"""

import html
import json
import shutil
import subprocess
import sys
import tempfile
import unittest
import warnings
import xml.etree.ElementTree as xml
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "support"))
from programs import skip  # noqa: E402

try:
    import igraph
    import networkx as nx
except ImportError as missing:
    skip(f"{missing}; the packages are python3-networkx and python3-igraph.")

if shutil.which("dot") is None:
    skip("dot is missing; the package is graphviz.")

command_line = sys.argv.pop(1)


def labelled():
    graph = nx.Graph([("Anna", "Bob"), ("Bob", "C&D <x>"), ("C&D <x>", "Élise"), ("Élise", "Anna")])
    graph.add_node("alone")
    return graph


def directed():
    return nx.DiGraph([("a", "b"), ("b", "c"), ("c", "a"), ("a", "c"), ("d", "a")])


def named(graph):
    return nx.relabel_nodes(graph, {vertex: f"v{vertex}" for vertex in graph})


graphs = {
    "petersen": named(nx.petersen_graph()),
    "grid": nx.relabel_nodes(nx.grid_2d_graph(3, 4), lambda cell: f"{cell[0]}-{cell[1]}"),
    "tree": named(nx.balanced_tree(2, 3)),
    "complete": named(nx.complete_graph(7)),
    "one vertex": nx.relabel_nodes(nx.empty_graph(1), {0: "only"}),
    "labels": labelled(),
    "directed": directed(),
}

writers = {
    "graphml": nx.write_graphml,
    "gml": nx.write_gml,
    "gexf": nx.write_gexf,
    "net": nx.write_pajek,
}
readers = {"graphml": nx.read_graphml, "gml": nx.read_gml}

# Boards with everything that formats may lose. The last one is a table of lights and buttons.
boards = {
    "plain": ["petersen"],
    "some lights": ["cycle:5", "--lights", "01101", "--target", "10000"],
    "no self-influence": ["path:4,self=off"],
    "some self-influence": ["loops.edges", "--self", "off"],
    "isolated": ["gnp:9:0.15", "--seed", "3"],
    "isolated without self-influence": ["gnp:9:0.15,self=off", "--seed", "3"],
    "holes": ["grid:3x3,holes=5"],
    "grid": ["grid:2x3"],
    "labels": ["labels.gml"],
    "quoted": ["quoted.edges"],
    "directed": ["directed.edges"],
    "table": ["table.csv"],
}

# What a notice says that a format does not store.
notices = {
    "labels": "the labels of the vertices",
    "positions": "the vertex positions",
    "marks": "which vertices have no button or no light",
    "self": "the self-influence",
    "start": "the lights",
    "target": "the target",
}


class OtherProgramsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        warnings.simplefilter("ignore")  # of igraph, about keys that it does not know

    def convert(self, source, target):
        arguments = [command_line, "convert", str(self.folder / source), str(self.folder / target)]
        run = subprocess.run(arguments, capture_output=True, text=True, check=False)
        self.assertEqual(run.returncode, 0, run.stderr)

    def write_boards(self):
        nx.write_gml(labelled(), self.folder / "labels.gml")
        for name, text in {
            "loops.edges": "a b\nb c\nc c\n",
            "quoted.edges": '"New York" Boston\nBoston "say ""hi"""\n',
            "directed.edges": "a -> b\nb -> c\nc -> a\nc b\n",
            "table.csv": ",b1,b2,b3\nl1,1,0,1\nl2,0,1,1\n",
        }.items():
            (self.folder / name).write_text(text, encoding="utf-8")

    def written(self, board, path):
        """Returns what the notice says is lost, or None if the format cannot store the board."""
        run = subprocess.run([command_line, "convert", board[0], path, *board[1:]],
                             capture_output=True, text=True, check=False, cwd=self.folder)
        if "can't store this board" in run.stderr:
            return None
        self.assertEqual(run.returncode, 0, run.stderr)
        said = [line for line in run.stderr.splitlines() if "does not store" in line]
        return {loss for loss, text in notices.items() if any(text in line for line in said)}

    def content(self, name):
        """Returns everything that our GraphML stores, by an independent reader."""
        space = "{http://graphml.graphdrawing.org/xmlns}"
        graph = xml.parse(self.folder / name).getroot().find(f"{space}graph")
        vertices = [{data.get("key"): data.text or "" for data in node.findall(f"{space}data")}
                    for node in graph.findall(f"{space}node")]
        pairs = {(int(edge.get("source")[1:]), int(edge.get("target")[1:]))
                 for edge in graph.findall(f"{space}edge")}
        if graph.get("edgedefault") == "undirected":
            pairs |= {(b, a) for a, b in pairs}

        def column(*keys):
            return [tuple(vertex.get(key, "") for key in keys) for vertex in vertices]

        return {"arcs": pairs, "labels": column("label"), "positions": column("x", "y"),
                "marks": [tuple(mark or "true" for mark in marks)
                          for marks in column("hasButton", "hasLight")],
                "self": column("selfInfluence"), "start": column("start"),
                "target": column("target")}

    def arcs(self, pairs, is_directed):
        return {(a, b) for a, b in pairs if a != b} | (
            set() if is_directed else {(b, a) for a, b in pairs if a != b})

    def test_notices_say_what_we_lose(self):
        self.write_boards()
        for name, board in boards.items():
            self.written(board, "whole.graphml")
            whole = self.content("whole.graphml")
            for suffix in ("graphml", "gml", "edges", "g6", "s6", "dot", "csv", "txt"):
                with self.subTest(board=name, suffix=suffix):
                    lost = self.written(board, f"out.{suffix}")
                    if lost is None:
                        continue
                    self.convert(f"out.{suffix}", "back.graphml")
                    back = self.content("back.graphml")
                    if suffix in ("csv", "txt") and name in ("holes", "table"):
                        continue  # vertices have other numbers: see LossesTest
                    self.assertEqual(back["arcs"], whole["arcs"])
                    if suffix == "edges" and not any(label for label, in whole["labels"]):
                        back["labels"] = whole["labels"]  # numbers are names there
                    differing = {key for key in notices if back[key] != whole[key]}
                    self.assertEqual(lost, differing)

    def test_others_read_what_we_write(self):
        self.write_boards()
        for name, board in boards.items():
            self.written(board, "whole.graphml")
            whole = self.content("whole.graphml")
            count = len(whole["labels"])
            labels = [label for label, in whole["labels"]]
            numbered = [label or str(v) for v, label in enumerate(labels)]
            for suffix in ("graphml", "gml", "dot", "edges", "g6", "s6", "txt"):
                lost = self.written(board, f"out.{suffix}")
                if lost is None or (suffix == "txt" and name in ("holes", "table")):
                    continue
                path = str(self.folder / f"out.{suffix}")
                keeps_labels = "labels" not in lost and any(labels)
                with self.subTest(board=name, suffix=suffix, reader="networkx"):
                    if suffix in readers:
                        found = readers[suffix](path, **({"label": "id"} if suffix == "gml" else {}))
                        order = {vertex: v for v, vertex in enumerate(found)}
                        if keeps_labels:
                            self.assertEqual([data.get("label", "") for _, data in
                                              found.nodes(data=True)], labels)
                    elif suffix in ("g6", "s6"):
                        read = nx.read_graph6 if suffix == "g6" else nx.read_sparse6
                        found = read(path)
                        order = {v: v for v in range(count)}
                    elif suffix == "edges" and name not in ("labels", "quoted", "directed", "table"):
                        found = nx.read_edgelist(path)  # has no quotes and no arrows
                        order = {vertex: numbered.index(vertex) for vertex in found}
                        # Only the comment "# vertices" mentions those without any line.
                        order.update({f"none {v}": v for v in range(count)
                                      if whole["self"][v] == ("false",)
                                      and all(v not in arc for arc in whole["arcs"])})
                    else:
                        found = order = None
                    if found is not None:
                        self.assertEqual(len(order), count)
                        pairs = {(order[a], order[b]) for a, b in found.edges()}
                        self.assertEqual(self.arcs(pairs, found.is_directed()), whole["arcs"])
                with self.subTest(board=name, suffix=suffix, reader="igraph"):
                    if suffix in ("graphml", "gml"):
                        found = igraph.Graph.Read(path)
                        self.assertEqual(found.vcount(), count)
                        pairs = set(found.get_edgelist())
                        self.assertEqual(self.arcs(pairs, found.is_directed()), whole["arcs"])
                        if keeps_labels and (name, suffix) not in (("labels", "gml"), ("quoted", "gml")):
                            self.assertEqual(found.vs["label"], labels)  # igraph keeps &#38;
                        if name in ("holes", "table"):
                            marks = zip(found.vs["hasButton"], found.vs["hasLight"])
                            self.assertEqual([tuple("true" if mark else "false" for mark in pair)
                                              for pair in marks], whole["marks"])
                    elif suffix == "edges" and name in ("plain", "some lights", "isolated", "grid"):
                        found = igraph.Graph.Read_Edgelist(path, directed=False)
                        self.assertEqual(found.vcount(), count)
                        self.assertEqual(self.arcs(found.get_edgelist(), False), whole["arcs"])
                with self.subTest(board=name, suffix=suffix, reader="Graphviz"):
                    if suffix == "dot":
                        run = subprocess.run(["dot", "-Tdot_json", path], capture_output=True,
                                             text=True, check=True)
                        found = json.loads(run.stdout)
                        objects = found.get("objects", [])
                        self.assertEqual([html.unescape(item["label"]) for item in objects],
                                         [label or str(v) for v, label in enumerate(labels)])
                        pairs = {(edge["tail"], edge["head"]) for edge in found.get("edges", [])
                                 if found["directed"] and edge.get("dir") != "none"}
                        both = {(edge["tail"], edge["head"])
                                for edge in found.get("edges", [])} - pairs
                        self.assertEqual(self.arcs(pairs, True) | self.arcs(both, False),
                                         whole["arcs"])

    def test_boards_come_back_from_igraph(self):
        self.write_boards()
        for name in ("holes", "table"):
            with self.subTest(board=name):
                self.written(boards[name], "out.graphml")
                igraph.Graph.Read(str(self.folder / "out.graphml")).write(
                    str(self.folder / "saved.graphml"))
                self.convert("saved.graphml", "back.graphml")
                self.assertEqual(self.content("back.graphml"), self.content("out.graphml"))

    def equal(self, found, expected):
        """Checks that both are the same graph with the same labels."""
        self.assertEqual(found.is_directed(), expected.is_directed())
        label = nx.get_node_attributes(found, "label")
        found = nx.relabel_nodes(found, {vertex: label.get(vertex, vertex) for vertex in found})
        self.assertEqual(set(found), set(expected))
        self.assertEqual(
            {frozenset(edge) if not expected.is_directed() else edge for edge in found.edges()},
            {frozenset(edge) if not expected.is_directed() else edge for edge in expected.edges()},
        )

    def test_networkx_through_every_pair_of_formats(self):
        for name, graph in graphs.items():
            for source, write in writers.items():
                if source == "net" and name == "labels":
                    continue  # networkx does not quote names with blanks there
                write(graph, self.folder / f"in.{source}")
                for target, read in readers.items():
                    with self.subTest(graph=name, source=source, target=target):
                        self.convert(f"in.{source}", f"out.{target}")
                        self.equal(read(self.folder / f"out.{target}"), graph)

    def test_networkx_edge_lists(self):
        for name in ("petersen", "grid", "tree", "complete"):  # arcs are written as "a -> b"
            graph = graphs[name]
            nx.write_gml(graph, self.folder / "in.gml")
            self.convert("in.gml", "out.edges")
            found = nx.read_edgelist(self.folder / "out.edges")
            found.remove_edges_from(list(nx.selfloop_edges(found)))  # self-influence
            with self.subTest(graph=name):
                self.equal(found, graph)
            for data in (True, False):
                nx.write_edgelist(graph, self.folder / "in.edges", data=data)
                self.convert("in.edges", "out.gml")
                with self.subTest(graph=name, data=data):
                    self.equal(nx.read_gml(self.folder / "out.gml"), graph)

    def test_networkx_graph6_and_sparse6(self):
        for write, suffix in ((nx.write_graph6, "g6"), (nx.write_sparse6, "s6")):
            for name in ("petersen", "tree", "complete"):
                numbered = nx.convert_node_labels_to_integers(graphs[name])
                write(numbered, self.folder / f"in.{suffix}")
                self.convert(f"in.{suffix}", f"out.{suffix}")
                read = nx.read_graph6 if suffix == "g6" else nx.read_sparse6
                with self.subTest(graph=name, suffix=suffix):
                    found = read(self.folder / f"out.{suffix}")
                    self.assertEqual(
                        set(map(frozenset, found.edges())), set(map(frozenset, numbered.edges())))

    def test_igraph_reads_and_is_read(self):
        for name, graph in graphs.items():
            ours = igraph.Graph.from_networkx(graph)
            ours.vs["label"] = ours.vs["_nx_name"]
            del ours.vs["_nx_name"]
            for suffix in ("graphml", "gml"):
                with self.subTest(graph=name, suffix=suffix):
                    ours.write(str(self.folder / f"in.{suffix}"))
                    self.convert(f"in.{suffix}", f"out.{suffix}")
                    found = igraph.Graph.Read(str(self.folder / f"out.{suffix}"))
                    self.assertEqual(found.is_directed(), ours.is_directed())
                    if (name, suffix) != ("labels", "gml"):  # igraph keeps &#38; as it is
                        self.assertEqual(found.vs["label"], ours.vs["label"])
                    if ours.is_directed():
                        self.assertEqual(sorted(found.get_edgelist()), sorted(ours.get_edgelist()))
                    else:
                        self.assertEqual(sorted(map(sorted, found.get_edgelist())),
                                         sorted(map(sorted, ours.get_edgelist())))


if __name__ == "__main__":
    unittest.main()
