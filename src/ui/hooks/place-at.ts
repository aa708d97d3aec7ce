/** Where an item of a list lies, CSS px from the top of the window. */
export interface Lying {
  top: number;
  height: number;
}

/** The place, from 0, that an item dragged to this height takes among the others: after those whose middle it has passed. */
export const placeAt = (y: number, from: number, items: readonly Lying[]): number =>
  items.filter(({ top, height }, at) => at !== from && top + height / 2 < y).length;
