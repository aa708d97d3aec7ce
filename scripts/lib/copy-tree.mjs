import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Copies the tree as it stands here, changes that are not committed too. Packages are led to; what tools keep beside them is the copy's own. */
export function copyTree(to) {
  const listed = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  if (listed.status !== 0) throw new Error(`git ls-files: ${listed.stderr}`);
  for (const file of listed.stdout.split('\0').filter(Boolean))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(to, file));
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!/^\.(?:cache|vite)/.test(name)) symlinkSync(join(root, 'node_modules', name), join(to, 'node_modules', name));
}
