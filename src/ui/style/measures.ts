/**
 * The two widths of everything on a page, CSS px: `text` to read, fill in and list; `page` for dashboards and tables.
 * `panel` is what stands beside the narrower one, 24 px from it, within the wider.
 */
export const measure = { text: 720, page: 1088, panel: 344 } as const;
