import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { linkFrom, pages, sectionsOf } from '../../.storybook/documents/pages.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');
const shown = readdirSync(`${root}stories/embed`).map(file => {
  const source = read(`stories/embed/${file}`);
  return {
    title: /<Meta title="([^"]+)"/.exec(source)?.[1] ?? '',
    path: /<Document path="([^"]+)"/.exec(source)?.[1] ?? '',
    text: /from '\.\.\/\.\.\/([^']+)\?raw'/.exec(source)?.[1],
    sections: [...(/sections=\{\[(.*?)\]\}/.exec(source)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
      ([, heading = '']) => heading,
    ),
  };
});

describe('the documents in the handbook', () => {
  it('each have the page that links lead to', () => {
    expect(Object.fromEntries(shown.map(({ path, title }) => [path, title]))).toEqual(pages);
    expect(shown.map(({ text }) => text)).toEqual(shown.map(({ path }) => path));
  });

  it('have every section that a page shows of them', () => {
    for (const { path, sections } of shown)
      if (sections.length > 0) expect(sectionsOf(read(path), sections)).toContain(`## ${sections[0]}`);
    expect(() => sectionsOf(read('README.md'), ['Of what nobody wrote'])).toThrow('no section');
  });

  it('lead from one to another, to addresses, and nowhere else', () => {
    expect(linkFrom('README.md', 'docs/test-cards.md')).toEqual({
      page: 'embed-test-cards--docs',
      title: 'Test cards',
    });
    expect(linkFrom('docs/frameworks.md', 'settings.md#in-javascript')).toMatchObject({ page: 'embed-settings--docs' });
    expect(linkFrom('docs/theming.md', 'https://example.com')).toEqual({ address: 'https://example.com' });
    expect(linkFrom('README.md', 'docs/decisions/0007-unused-react.md')).toBeUndefined();
  });
});
