import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { cache, root } from './paths.mjs';

/** The file that says that a folder, with all that is in it, was made by this program. */
export const MARKER = '.made-by-echelon';
const words =
  'This folder was made by a program of this project, which may empty or remove it with all that is in it.\n';

/** Where a path leads through every link; what is not there yet is where it would be. */
function realOf(path) {
  const whole = resolve(path);
  if (existsSync(whole)) return realpathSync.native(whole);
  const above = dirname(whole);
  return above === whole ? whole : join(realOf(above), whole.slice(above.length).replace(/^[/\\]+/, ''));
}

const holds = (folder, other) => other === folder || other.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/**
 * Why a folder can never be one of our own, in words that go on "… is"; undefined when it can.
 * @param {string} path
 * @param {{ checkout?: string, working?: string, home?: string }} [at]
 * @returns {string | undefined}
 */
export function whyNeverOwn(path, { checkout = root, working = process.cwd(), home = homedir() } = {}) {
  const real = realOf(path);
  if (dirname(real) === real) return 'the root of a disk';
  const kept = [
    [checkout, 'the checkout itself', 'a folder that holds the checkout'],
    [home, 'a home', 'a folder that holds homes'],
    [working, 'the working folder', 'a folder that holds the working folder'],
  ];
  for (const [folder, itself, above] of kept) {
    const other = realOf(folder);
    if (real === other) return itself;
    if (holds(real, other)) return above;
  }
  return existsSync(join(real, '.git')) ? 'a checkout' : undefined;
}

const mark = folder => writeFileSync(join(folder, MARKER), words);
const isMarked = folder => existsSync(join(folder, MARKER));

/**
 * Makes a folder and marks it as this program's own. One that is there and holds something is marked only where
 * `isOurs` says so by what is in it: it may be a stranger's.
 * @param {string} path
 * @param {{ isOurs?: (names: readonly string[]) => boolean }} [options]
 * @returns {string} the path
 */
export function ownFolder(path, { isOurs = () => false } = {}) {
  mkdirSync(path, { recursive: true });
  if (isMarked(path) || whyNeverOwn(path)) return path;
  const names = readdirSync(path);
  if (names.length === 0 || isOurs(names)) mark(path);
  return path;
}

/** Makes a folder of our own for the time of a run, which removes it with `removeOwn`. */
export function ownTemporary(prefix, within = tmpdir()) {
  const folder = mkdtempSync(join(within, prefix));
  mark(folder);
  return folder;
}

/** Makes a folder that this program alone writes into: its name below the checkout is ours, and git leaves it out. */
export const ownBelowCheckout = name =>
  ownFolder(join(root, name), { isOurs: () => holds(realOf(root), realOf(join(root, name))) });

/** Makes a folder for what one run leaves, without what the last one left. */
export function freshInCache(name) {
  ownFolder(cache, { isOurs: () => true });
  const folder = join(cache, name);
  removeOwn(folder);
  mkdirSync(folder);
  return folder;
}

/** The nearest folder, from this one upwards, that is marked as ours. */
function markedFor(real) {
  for (let folder = real; ; folder = dirname(folder)) {
    if (isMarked(folder)) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/** Answers where the path really leads, or throws with why it stays. */
function allowed(path) {
  const real = realOf(path);
  const never = whyNeverOwn(real);
  if (never) throw new Error(`${real} stays: it is ${never}.`);
  const owner = markedFor(real);
  if (!owner || whyNeverOwn(owner))
    throw new Error(
      `${real} stays: nothing in it says that this program made it (${MARKER}). Remove it yourself if it can go.`,
    );
  return real;
}

/**
 * Removes a folder of our own, or a file or a folder in one, with all that is in it. Throws for anything else: nothing
 * else in this project removes a folder with what is in it.
 * @param {string} path
 */
export function removeOwn(path) {
  if (existsSync(path)) rmSync(allowed(path), { recursive: true, force: true });
}

/**
 * Empties a folder of our own, which stays as it is marked, on its own disk and behind its own link.
 * @param {string} path
 * @param {{ holding: readonly string[] }} options the names that may be in it: with any other, all stays
 * @returns {string | undefined} what was emptied; undefined when there was nothing
 */
export function emptyOwn(path, { holding }) {
  if (!existsSync(path)) return undefined;
  const real = allowed(path);
  const names = readdirSync(real).filter(name => name !== MARKER);
  const strange = names.filter(name => !holding.includes(name));
  if (strange.length > 0)
    throw new Error(`${real} stays: this program did not make ${strange.slice(0, 3).join(', ')}, which is in it.`);
  for (const name of names) rmSync(join(real, name), { recursive: true, force: true });
  return names.length > 0 ? real : undefined;
}
