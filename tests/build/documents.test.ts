import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.md'))
    .map(file => `docs/${file.replaceAll('\\', '/')}`),
];
/** Recipes name the files that they make. */
const ofToday = documents.filter(file => !file.startsWith('docs/add-a-'));

/** Links to other files, without the place within them. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.replace(/#.*/, ''))
    .filter(link => link !== '' && !/^[a-z]+:/.test(link));

/** Paths of this checkout that stand as code: no pattern, no blank to fill in. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:\.storybook|docs|hosts|scripts|src|stories|tests|vite)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );

const isThere = (path: string): boolean =>
  existsSync(join(root, path)) ||
  // a link in the sources names what it is built to
  existsSync(join(root, path.replace(/\.js$/, '.ts')));

describe('the documents', () => {
  it('link to files that are there', () => {
    const gone = documents.flatMap(file =>
      linksIn(read(file))
        .filter(link => !isThere(join(file, '..', link)))
        .map(link => `${file}: ${link}`),
    );
    expect(gone).toEqual([]);
  });

  it('name files that are there', () => {
    const gone = ofToday.flatMap(file =>
      pathsIn(read(file))
        .filter(path => !isThere(path))
        .map(path => `${file}: ${path}`),
    );
    expect(gone).toEqual([]);
    expect(ofToday.flatMap(file => pathsIn(read(file))).length).toBeGreaterThan(10);
  });

  it('have a command of the README for every script of the package, and none that is gone', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const named = [...read('README.md').matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name);
    expect(named.filter(name => !(name in scripts))).toEqual([]);
    // npm itself runs it before it packs; `lint` formats, too
    expect(Object.keys(scripts).filter(name => !named.includes(name))).toEqual(['prepack', 'format']);
  });

  it('come with the package: what it is, what changed, how to change it, who may use it', () => {
    const { files }: { files: string[] } = JSON.parse(read('package.json'));
    expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE']));
    const given = files
      .filter(file => !/^!?dist/.test(file))
      .map(file => file.replace(/^!/, '').replace(/\/[^/]*\*.*$/, ''));
    expect(given.filter(file => !isThere(file))).toEqual([]);
  });
});
