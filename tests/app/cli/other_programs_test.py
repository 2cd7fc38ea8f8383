# SPDX-License-Identifier: GPL-3.0-or-later
"""Exchanges graphs with networkx and igraph in both directions.

    other_programs_test.py LIGHTSOUT_CLI
"""

import subprocess
import sys
import tempfile
import unittest
import warnings
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "support"))
from programs import skip  # noqa: E402

try:
    import igraph
    import networkx as nx
except ImportError as missing:
    skip(f"{missing}; the packages are python3-networkx and python3-igraph.")

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
