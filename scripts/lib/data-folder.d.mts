/** The folder that ECHELON_DATA names; throws for one that has something else to hold. */
export function dataFolder(env: { ECHELON_DATA?: string | undefined }): string;
/** Makes the data folder, marked as ours where it is; answers its path. */
export function makeDataFolder(folder: string): string;
/** Empties the data folder, if it is ours; answers what was done, as a sentence. */
export function emptyData(folder: string): string;
