import type { Plugin } from 'vite';

/** Stops a build whose chunks import each other in a circle: one of them would run before what it imports. */
export function noCircles(): Plugin {
  return {
    name: 'echelon:no-circles',
    generateBundle(_options, bundle) {
      const importsOf = (file: string): readonly string[] => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      for (const start of Object.keys(bundle)) {
        const seen = new Set(importsOf(start));
        for (const file of seen) for (const next of importsOf(file)) seen.add(next);
        if (seen.has(start))
          this.error(`${start} imports itself through other chunks. Change how vite/portal.config.ts splits them.`);
      }
    },
  };
}
