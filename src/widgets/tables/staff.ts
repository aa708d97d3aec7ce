/** What our own staff work with. */
export const widgets = [] as const;
