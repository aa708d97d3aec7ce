/**
 * The browsers that every build is for. The styles' target is named by itself: a script target alone makes the
 * minifier rewrite `light-dark()` and `:dir()`, and a page's own colour scheme no longer reaches the widgets.
 */
export const targets = { target: 'es2023', cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] };
