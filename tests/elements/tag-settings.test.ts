import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { settingsByAttribute, tagSettings } from '../../src/elements/tag-settings.js';
import { kebab } from '../../src/widgets/element/define.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

/** What the loader takes out of the script tag: the names of `const { … }: TagSettings`. */
function readByLoader(): string[] {
  const { program } = parseSync('loader.ts', read('src/elements/loader.ts'));
  return program.body.flatMap(statement =>
    statement.type === 'VariableDeclaration'
      ? statement.declarations.flatMap(({ id }) =>
          id.type === 'ObjectPattern'
            ? id.properties.flatMap(({ type, ...property }) =>
                type === 'Property' && 'key' in property && property.key.type === 'Identifier'
                  ? [property.key.name]
                  : [],
              )
            : [],
        )
      : [],
  );
}

/** The attributes of every script tag in a text. */
const attributesIn = (text: string): string[] =>
  [...text.matchAll(/<script[^>]*echelon\.js"[^>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(/\b(data-[a-z-]+)=/g)].map(([, name = '']) => name),
  );

describe('the settings of the script tag', () => {
  it('are read by the loader, each of them', () => {
    expect(readByLoader().toSorted()).toEqual(Object.keys(tagSettings).toSorted());
  });

  it('stand in the documents as the source has them, as do events and test cards', async () => {
    await expect(
      promisify(execFile)(process.execPath, ['scripts/documents.mjs', '--check'], { cwd: root }),
    ).resolves.toMatchObject({ stderr: '' });
  });

  it('are all that the examples of documents and sites write', () => {
    const known = settingsByAttribute(kebab).map(({ attribute }) => attribute);
    const written = [
      'README.md',
      'docs/settings.md',
      'docs/security.md',
      'hosts/partner/index.html',
      'hosts/retailer/index.html',
      'hosts/landing/index.html',
    ].flatMap(file => attributesIn(read(file)));
    expect(written.length).toBeGreaterThan(6);
    expect([...new Set(written)].filter(name => !known.includes(name))).toEqual([]);
  });

  it('say to an integrator where the API is, in the first example that they copy', () => {
    const [first = ''] = /<script[^>]*echelon\.js"[^>]*>/.exec(read('README.md')) ?? [];
    expect(attributesIn(first)).toEqual(expect.arrayContaining(['data-api', 'data-api-key']));
  });
});
