import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { emptyOwn, MARKER, ownFolder, ownTemporary, removeOwn, whyNeverOwn } from '../../scripts/lib/own-folder.mjs';
import { dataFolder, emptyData, makeDataFolder } from '../../scripts/lib/data-folder.mjs';

const checkout = resolve(fileURLToPath(new URL('../../', import.meta.url)));

let place: string;
const at = (...parts: string[]) => join(place, ...parts);
const fill = (folder: string, name = 'letters.txt') => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), 'kept');
};
beforeEach(() => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'own-folder-')));
  place = folder;
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

describe('a folder of our own', () => {
  it('goes with all that is in it, and so does anything in it', () => {
    const folder = ownFolder(at('data'));
    fill(join(folder, 'pglite', 'base'));
    removeOwn(join(folder, 'pglite', 'base'));
    expect(readdirSync(join(folder, 'pglite'))).toEqual([]);
    removeOwn(folder);
    expect(existsSync(folder)).toBe(false);
    removeOwn(folder);
    removeOwn(ownTemporary('own-folder-', place));
    expect(readdirSync(place)).toEqual([]);
  });

  it('is none that somebody else filled before', () => {
    fill(at('pictures'));
    ownFolder(at('pictures'));
    expect(() => removeOwn(at('pictures'))).toThrow('nothing in it says that this program made it');
    expect(readdirSync(at('pictures'))).toEqual(['letters.txt']);
  });

  it('is not what a link in it leads to', () => {
    fill(at('pictures'));
    const folder = ownFolder(at('data'));
    symlinkSync(at('pictures'), join(folder, 'pglite'));
    expect(() => removeOwn(join(folder, 'pglite'))).toThrow(`${at('pictures')} stays`);
    removeOwn(folder);
    expect(readdirSync(at('pictures'))).toEqual(['letters.txt']);
  });

  it('is never the checkout, a parent of it, a home, the root, or the working folder, marked or not', () => {
    symlinkSync(checkout, at('link'));
    fill(at('other', '.git'));
    const never: [string, string][] = [
      [checkout, 'the checkout itself'],
      [`${checkout}/src/..`, 'the checkout itself'],
      [at('link'), 'the checkout itself'],
      [dirname(checkout), 'a folder that holds the checkout'],
      ['/', 'the root of a disk'],
      [homedir(), 'a home'],
      [at('other'), 'a checkout'],
    ];
    for (const [folder, what] of never) {
      expect(whyNeverOwn(folder), folder).toMatch(what === 'a home' ? /home|checkout|root/ : what);
      expect(() => removeOwn(folder), folder).toThrow(/ stays: it is /);
    }
    const elsewhere = { checkout: at('elsewhere'), home: at('homes', 'me'), working: at('work', 'here') };
    mkdirSync(at('homes', 'me'), { recursive: true });
    mkdirSync(at('work', 'here'), { recursive: true });
    expect(
      ['homes/me', 'homes', 'work/here', 'work', 'homes/me/data'].map(name => whyNeverOwn(at(name), elsewhere)),
    ).toEqual([
      'a home',
      'a folder that holds homes',
      'the working folder',
      'a folder that holds the working folder',
      undefined,
    ]);
    writeFileSync(at('other', MARKER), '');
    expect(() => removeOwn(at('other', '.git'))).toThrow('stays');
    expect(readdirSync(at('other'))).toContain('.git');
  });

  it('stays as it is while it holds something that we did not make', () => {
    const folder = ownFolder(at('data'));
    fill(join(folder, 'pglite'));
    fill(folder, 'thesis.doc');
    expect(() => emptyOwn(folder, { holding: ['pglite'] })).toThrow('did not make thesis.doc');
    expect(readdirSync(folder).toSorted()).toEqual([MARKER, 'pglite', 'thesis.doc']);
  });
});

describe('the data folder', () => {
  it('is .data where ECHELON_DATA is empty, and never what holds something else', () => {
    for (const ECHELON_DATA of [undefined, '', '  ', '.data'])
      expect(dataFolder({ ECHELON_DATA })).toBe(`${checkout}/.data`);
    for (const ECHELON_DATA of ['.', '..', '/', '~', '~/data', homedir(), checkout, 'src/..'])
      expect(() => dataFolder({ ECHELON_DATA }), ECHELON_DATA).toThrow(`ECHELON_DATA is "${ECHELON_DATA}", which is`);
  });

  it('of an earlier version, which set no mark, is ours by its database', () => {
    fill(at('earlier', 'pglite'), 'PG_VERSION');
    expect(emptyData(at('earlier'))).toBe(`Removed the data in ${at('earlier')}.`);
    expect(readdirSync(at('earlier'))).toEqual([MARKER]);
    fill(at('mine', 'pglite'), 'PG_VERSION');
    fill(at('mine'), 'thesis.doc');
    expect(() => emptyData(at('mine'))).toThrow('nothing in it says');
    expect(readdirSync(at('mine')).toSorted()).toEqual(['pglite', 'thesis.doc']);
  });

  it('begins empty again behind its link', () => {
    mkdirSync(at('disk'));
    symlinkSync(at('disk'), at('data'));
    fill(join(makeDataFolder(at('data')), 'pglite'));
    expect(emptyData(at('data'))).toBe(`Removed the data in ${at('disk')}.`);
    expect(readdirSync(at('data'))).toEqual([MARKER]);
    expect(emptyData(at('data'))).toBe(`There was no data in ${at('data')}.`);
    expect(emptyData(at('never'))).toBe(`There was no data in ${at('never')}.`);
  });

  it('in use is left alone', () => {
    fill(join(makeDataFolder(at('data')), 'pglite'));
    writeFileSync(at('data', 'echelon.lock'), String(process.pid));
    expect(() => emptyData(at('data'))).toThrow('in use by another process');
  });

  it('is said to stay by npm start, which removes nothing and ends', async () => {
    fill(at('pictures'));
    const start = (ECHELON_DATA: string) =>
      new Promise<{ code: unknown; stderr: string }>(done => {
        execFile(
          process.execPath,
          [`${checkout}/scripts/start.mjs`, '--fresh'],
          { cwd: place, env: { ...process.env, NODE_ENV: 'test', ECHELON_DATA } },
          (error, _, stderr) => done({ code: error?.code, stderr }),
        );
      });
    expect(await start(at('pictures'))).toEqual({
      code: 1,
      stderr: expect.stringContaining('pictures stays: nothing in it'),
    });
    expect(await start('..')).toEqual({ code: 1, stderr: expect.stringContaining('a folder that holds the checkout') });
    expect(readdirSync(at('pictures'))).toEqual(['letters.txt']);
  });
});
