/** A page, or a gap that represents pages left out. */
export type PageEntry = number | 'gap-before' | 'gap-after';

/**
 * The pages to offer, from 1: the first, the last, and those about the current one. A gap never replaces one page
 * alone, and the list is as long on every page, so that the buttons stay under the pointer. `room` is at least 7.
 */
export function pageList(page: number, pages: number, room = 7): PageEntry[] {
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  if (pages <= room) return range(1, pages);
  const inside = room - 4;
  const from = Math.max(3, Math.min(page - Math.floor(inside / 2), pages - 1 - inside));
  const to = from + inside - 1;
  return [
    1,
    ...(from <= 3 ? [2] : ['gap-before' as const]),
    ...range(from, to),
    ...(to >= pages - 2 ? [pages - 1] : ['gap-after' as const]),
    pages,
  ];
}
