/** How the visitor came to the page that is shown: by loading the site, by going back or forth, or by a link. */
export type ArrivalKind = 'first' | 'back' | 'onward';

let kind: ArrivalKind = 'first';

export const arrivalKind = (): ArrivalKind => kind;

addEventListener('popstate', () => {
  kind = 'back';
});
// wouter announces these two by events of their names.
for (const move of ['pushState', 'replaceState']) {
  addEventListener(move, () => {
    kind = 'onward';
  });
}
