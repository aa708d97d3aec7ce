/** How far each key goes. What is not here is not ours. */
export type Moves = Readonly<Partial<Record<string, number>>>;

/** Along a row of points: one by the arrows, a tenth of them by the page keys. Right to left the row runs to the left. */
export function rowMoves(count: number, rtl: boolean): Moves {
  const page = Math.max(1, Math.round(count / 10));
  const forward = rtl ? -1 : 1;
  return { ArrowRight: forward, ArrowLeft: -forward, ArrowUp: 1, ArrowDown: -1, PageUp: page, PageDown: -page };
}

/** The point that a key leads to, or undefined where the key means nothing. Nothing leads past either end. */
export function moved(from: number | undefined, key: string, count: number, moves: Moves): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const by = moves[key];
  if (by === undefined) return undefined;
  return from === undefined ? (by > 0 ? 0 : count - 1) : Math.max(0, Math.min(count - 1, from + by));
}
