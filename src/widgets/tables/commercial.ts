/** What dealers, owners and users of locations work with. */
export const widgets = [] as const;
