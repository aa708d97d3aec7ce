import type { Plugin } from 'vite';

const OWN = '?own';

/**
 * Gives a module of the entry copies of what it imports. A chunk that shared one with it would import the entry's own
 * file, by its bare address: under another address, as `echelon.js?v=2`, a page would run it twice.
 */
export function ownCopies(of: RegExp): Plugin {
  return {
    name: 'echelon:own-copies',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !(of.test(importer) || importer.endsWith(OWN))) return null;
      const resolved = await this.resolve(source, importer.replace(OWN, ''), { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id + OWN };
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
      for (const { fileName, isEntry } of chunks) {
        if (isEntry && chunks.some(({ imports }) => imports.includes(fileName)))
          this.error(`${fileName} is imported by a chunk.`);
      }
    },
  };
}
