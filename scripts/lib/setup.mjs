import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cache, root } from './paths.mjs';

const OLDEST = [20, 19];

/** Stops with a plain sentence when this Node is too old for what is installed. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(
    `This needs Node ${OLDEST.join('.')} or newer, and here is ${process.versions.node}. See https://nodejs.org.`,
  );
  process.exit(1);
}

const installed = `${root}/node_modules/.package-lock.json`;
const stamp = `${cache}/installed`;
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(`${root}/package-lock.json`))
    .digest('hex');

const npmCi = () =>
  spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    // A browser is looked for by the tests that need one; a start needs none.
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  }).status;

/** Whether what is installed, perhaps by hand, is what the lockfile names. */
function isInStep() {
  if (!existsSync(installed)) return false;
  const packagesOf = file => JSON.parse(readFileSync(file, 'utf8')).packages;
  const present = packagesOf(installed);
  return Object.entries(packagesOf(`${root}/package-lock.json`)).every(
    ([path, { version, optional }]) => path === '' || (present[path] ? present[path].version === version : optional),
  );
}

/** Installs what the lockfile names, unless exactly that is installed. */
export function ensureInstalled() {
  const hash = lockHash();
  // npm leaves that file beside the packages, and takes it away with them.
  if (existsSync(installed) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!isInStep()) {
    console.log('Installing packages …');
    if (npmCi() !== 0) {
      console.error('npm ci did not succeed; its own message stands above.');
      process.exit(1);
    }
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, hash);
}

/** Builds what is out of date and stops with the builders' own words when that fails. */
export async function ensureBuilt(options) {
  const { build } = await import('../build.mjs');
  const began = performance.now();
  const results = await build(options);
  for (const { name, ok, output } of results) if (!ok) console.error(`The build step "${name}" failed:\n${output}`);
  if (results.some(({ ok }) => !ok)) process.exit(1);
  if (results.length > 0)
    console.log(
      `Built ${results.map(({ name }) => name).join(', ')} in ${((performance.now() - began) / 1000).toFixed(1)} s.`,
    );
}
