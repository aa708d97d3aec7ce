import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as shapes from '../../src/ui/icon/shapes.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('the icons', () => {
  it('are what the script makes of the icon set', async () => {
    await expect(
      promisify(execFile)(process.execPath, ['scripts/icons.mjs', '--check'], { cwd: root }),
    ).resolves.toBeDefined();
  });

  it('are paths that begin where they say, after any other drawing', () => {
    const wrong = Object.entries(shapes).filter(
      ([, shape]) =>
        !String(shape).startsWith('M') || /[zZ0-9]m/.test(String(shape)) || /NaN|undefined/.test(String(shape)),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('turn with the line of reading where they point along it', () => {
    const turning = Object.entries(shapes)
      .filter(([, shape]) => typeof shape !== 'string')
      .map(([name]) => name);
    expect(turning).toEqual(expect.arrayContaining(['arrowLeft', 'arrowRight', 'chevronRight', 'signOut', 'undo']));
    expect(turning).not.toContain('check');
  });
});
