/** The two widths of everything on a page, CSS px: `text` to read, fill in and list; `page` for dashboards and tables. */
export const measure = { text: 720, page: 1088 } as const;
