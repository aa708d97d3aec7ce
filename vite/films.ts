import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Puts films beside the code of the server, which reads them when it starts: as text in a module they would be a third larger. */
export const filmsBeside = (folder: string, files: readonly string[]): Plugin => ({
  name: 'echelon:films-beside',
  generateBundle() {
    for (const file of files)
      this.emitFile({ type: 'asset', fileName: `${folder}/${basename(file)}`, source: readFileSync(file) });
  },
});
