export const patience: { readonly state: number; readonly test: number; readonly begin: number };
