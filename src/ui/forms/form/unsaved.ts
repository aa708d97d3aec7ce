// On the page, not in the module: two copies of the library must know of each other's forms.
const key = Symbol.for('echelon.unsaved');
const page: typeof globalThis & { [key]?: Set<object> } = globalThis;

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whether a form of this page holds something typed that would be lost. For routers: ask before another page is shown. */
export const hasUnsaved = (): boolean => (page[key]?.size ?? 0) > 0;

/** Makes the browser ask before the page is left, until the returned function is called. */
export function holdUnsaved(): () => void {
  const forms = (page[key] ??= new Set());
  const form = {};
  // While nothing is unsaved there must be no listener: it would keep the page out of the back-forward cache.
  if (forms.size === 0) addEventListener('beforeunload', ask);
  forms.add(form);
  return () => {
    if (forms.delete(form) && forms.size === 0) removeEventListener('beforeunload', ask);
  };
}
