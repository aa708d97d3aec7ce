/**
 * What lies over what inside one widget, as z-index. Dialogs, menus, tooltips and toasts are in the browser's top layer,
 * above every page, and need none.
 */
export const layers = { raised: 1, sticky: 2, floating: 3 } as const;
