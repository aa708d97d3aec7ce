/** Marks what a widget puts into its element's light DOM, in the markup: it stays in clones and saved pages. */
export const SLOT = 'data-echelon-slot';

/** Marks the same as this page's own: no clone has it. Registered, as copies of the library share a page. */
export const MADE: unique symbol = Symbol.for('echelon.made');
