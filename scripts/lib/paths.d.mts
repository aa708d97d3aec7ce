/** The project's own folder. */
export const root: string;
/** What tools keep between runs. */
export const cache: string;
