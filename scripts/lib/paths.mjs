import { fileURLToPath } from 'node:url';

/** The folder of this checkout. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');

/** Where the scripts remember what they did; gone with node_modules, which is when it has to be done again. */
export const cache = `${root}/node_modules/.cache/echelon`;
