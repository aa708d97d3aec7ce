import { fitted, textWidth } from '../chart/axis.js';
import { spread } from '../chart/place.js';
import type { Graph } from './graph.js';

/** A name beside where something ends. */
export interface EndLabel {
  name: string;
  y: number;
  of: 'line' | 'try' | 'zone';
}

/** From this width on, px, names have their own room beside the plot. */
const WIDE = 480;

/** How far names may be from one another, px. */
const APART = 16;

/** The room that names need at the end of the lines, px. */
export function endRoom(names: readonly string[], width: number): number {
  if (names.length === 0 || width < WIDE) return 8;
  return Math.min(width / 4, 16 + Math.max(...names.map(textWidth)));
}

/** The names at the end of what they name, apart from one another; none where there is no room for them. */
export function endLabels(graph: Graph, ownName: string, room: number): EndLabel[] {
  if (room <= 8) return [];
  const lines = graph.tries.length > 0 ? [{ ...graph.line, name: ownName, of: 'line' as const }] : [];
  const all = [
    ...lines.map(({ name, endY, of }) => ({ name, y: endY, of })),
    ...graph.tries.map(({ name, endY }) => ({ name, y: endY, of: 'try' as const })),
    ...graph.zones.map(({ name, y }) => ({ name, y, of: 'zone' as const })),
  ].flatMap(({ name, y, of }) => (y === undefined ? [] : [{ name: fitted(name, room - 8), y, of }]));
  const placed = spread(
    all.map(({ y }) => y),
    APART,
    graph.top,
    graph.bottom,
  );
  return all.map((one, index) => ({ ...one, y: placed[index] ?? one.y }));
}
