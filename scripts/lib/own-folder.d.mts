/** The file that marks a folder as this program's own. */
export const MARKER: string;
/** Why a folder can never be one of our own; undefined when it can. */
export function whyNeverOwn(
  path: string,
  at?: { checkout?: string; working?: string; home?: string },
): string | undefined;
/** Makes a folder and marks it; one that holds something only where `isOurs` says so. */
export function ownFolder(path: string, options?: { isOurs?: (names: readonly string[]) => boolean }): string;
/** Makes a folder of our own for the time of a run. */
export function ownTemporary(prefix: string, within?: string): string;
/** Removes a folder of our own, or something in one; throws for anything else. */
export function removeOwn(path: string): void;
/** Empties a folder of our own that holds nothing but these names; throws for anything else. */
export function emptyOwn(path: string, options: { holding: readonly string[] }): string | undefined;
