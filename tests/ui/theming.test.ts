import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { defaultBrand } from '../../src/ui/tokens/default-brand.js';
import { propertyOf } from '../../src/ui/tokens/property.js';
import { makeTheme, type TokenName } from '../../src/ui/tokens/theme.js';
import { table } from '../../src/widgets/table.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(`${root}docs/theming.md`, 'utf8');
const theme = makeTheme(defaultBrand);
const isToken = (name: string): name is TokenName => name in theme;

describe('what a page may use to theme the widgets', () => {
  it('is listed as the source has it, and nothing that was ever listed is gone', async () => {
    await expect(
      promisify(execFile)(process.execPath, ['scripts/theming.mjs', '--check'], { cwd: root }),
    ).resolves.toMatchObject({ stderr: '' });
  });

  it('has no property that no style reads', () => {
    const styles = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !file.replaceAll('\\', '/').startsWith('ui/tokens/'))
      .map(file => readFileSync(`${root}src/${file}`, 'utf8'))
      .join('\n');
    expect(
      Object.keys(theme)
        .filter(isToken)
        .filter(name => !new RegExp(`\\b${name}\\b|${propertyOf(name)}\\b`).test(styles)),
    ).toEqual([]);
  });

  it('has every property and every part of a widget', () => {
    const names = [
      ...Object.keys(theme).filter(isToken).map(propertyOf),
      ...table.flatMap(({ parts }) => Object.keys(parts)),
    ];
    expect(names.filter(name => !text.includes(`\`${name}\``))).toEqual([]);
  });
});
