import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The place of each block of a style sheet, from its selector to its closing bracket. No string in ours holds a bracket. */
function blocksOf(css: string): { head: string; body: string }[] {
  const blocks: { head: string; body: string }[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{' && (depth += 1) === 1) open = at;
    if (css[at] === '}' && (depth -= 1) === 0) {
      blocks.push({ head: css.slice(start, open), body: css.slice(open + 1, at) });
      start = at + 1;
    }
  }
  return blocks;
}

const classes = /\.([a-z_][\w-]*)/gi;

/** A style sheet without the rules whose classes nothing uses. A rule that names one used class stays, and so does one without a class. */
export function usedRules(css: string, isUsed: (name: string) => boolean): string {
  return blocksOf(css)
    .map(({ head, body }) => {
      if (/^\s*@(?:media|container|supports|layer)/.test(head)) {
        const inside = usedRules(body, isUsed);
        return inside && `${head}{${inside}}`;
      }
      const names = [...head.matchAll(classes)].map(([, name = '']) => name);
      return names.length === 0 || names.some(isUsed) ? `${head}{${body}}` : '';
    })
    .join('');
}

/**
 * Links the package's styles in a page, as far as the page's scripts use them: an application that is built whole needs no
 * piece of the design system that it never shows. The name has a hash, as every asset's.
 */
export function usedStyles(sheet: string): Plugin {
  return {
    name: 'echelon:used-styles',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const code = files.flatMap(file => (file.type === 'chunk' ? [file.code] : [])).join('\n');
        const source = usedRules(readFileSync(sheet, 'utf8'), name => code.includes(name));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/styles-${hash}.css`;
        this.emitFile({ type: 'asset', fileName, source });
        for (const file of files) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          // before the page's own, which may overrule them
          file.source = String(file.source).replace(
            '<link rel="stylesheet"',
            `<link rel="stylesheet" crossorigin href="/${fileName}">\n    $&`,
          );
        }
      },
    },
  };
}
