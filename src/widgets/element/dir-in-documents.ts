/**
 * The same styles for a document: `:dir()` is what a shadow tree needs, and what bundlers rewrite into a list of
 * languages, which ignores a page's own `dir`. In a document the attribute can be read.
 */
export const dirInDocuments = (css: string): string => css.replaceAll(':dir(rtl)', ':is([dir=rtl],[dir=rtl] *)');
