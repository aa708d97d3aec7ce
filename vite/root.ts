import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';

/** The project's folder, without a slash at its end. */
export const root = normalizePath(fileURLToPath(new URL('..', import.meta.url))).replace(/\/$/, '');
