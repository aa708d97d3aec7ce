import { readFileSync } from 'node:fs';

interface Package {
  version: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const pkg: Package = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The version that is being built. */
export const version = pkg.version;

const installed = [...Object.keys(pkg.dependencies), ...Object.keys(pkg.peerDependencies)];

/** Packages that whoever installs us installs too; `react` stands for `react/jsx-runtime` as well. */
export const installedBesideUs = installed.map(name => new RegExp(`^${name}(?:/|$)`));
