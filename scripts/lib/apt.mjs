import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages of Debian where that can be done: as root, or by a sudo that asks for no password.
 * @param {string} what for a person to read
 * @param {readonly string[]} packages
 * @returns {boolean} whether apt did it
 */
export function aptInstall(what, packages) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return false;
  const apt = args =>
    spawnSync(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  console.log(`Installing ${what} …`);
  apt(['update']);
  return apt(['install', '-y', '--no-install-recommends', ...packages]);
}
