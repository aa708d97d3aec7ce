import type { GraphData } from '../../../core/contract/schemas/training/workout-totals.js';

type Line = GraphData['lines'][number];

/** The values of a line, none where there is no such line. */
export const valuesOf = ({ lines }: Pick<GraphData, 'lines'>, name: Line['name']): Line['values'] =>
  lines.find(line => line.name === name)?.values ?? [];

export const sumOf = (graph: Pick<GraphData, 'lines'>): number =>
  valuesOf(graph, 'total').reduce<number>((sum, value) => sum + (value ?? 0), 0);

const only = (graph: GraphData, isKept: (index: number) => boolean): GraphData => ({
  ...graph,
  keys: graph.keys.filter((_, index) => isKept(index)),
  lines: graph.lines.map(line => ({ ...line, values: line.values.filter((_, index) => isKept(index)) })),
});

/** From where something begins to be: years before the first workout are no trend. At least one point stays. */
export function fromFirst(graph: GraphData): GraphData {
  const first = graph.keys.findIndex((_, index) => graph.lines.some(({ values }) => (values[index] ?? 0) !== 0));
  return only(graph, index => index >= (first < 0 ? graph.keys.length - 1 : first));
}

/** More points than a drawing has pixels are read by nobody: every so-manieth, the last one always. */
export function thinned(graph: GraphData, most: number): GraphData {
  const step = Math.ceil(graph.keys.length / most);
  return step <= 1 ? graph : only(graph, index => (graph.keys.length - 1 - index) % step === 0);
}
