import { spawn } from 'node:child_process';
import { root } from './lib/paths.mjs';
import { ensureBuilt, ensureInstalled, requireNode } from './lib/setup.mjs';

requireNode();
ensureInstalled();
// The card fields are built files; everything else comes from the sources.
await ensureBuilt({ only: ['stripe'] });

const args = process.argv.slice(2);
const command = args.includes('--build')
  ? ['build', '--quiet', '--output-dir', 'storybook-static']
  : ['dev', '--port', '6006', '--no-open', '--no-version-updates', ...(process.stdin.isTTY ? [] : ['--ci'])];
const child = spawn(
  process.execPath,
  ['node_modules/storybook/dist/bin/dispatcher.js', ...command, ...args.filter(arg => arg !== '--build')],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', code => process.exit(code ?? 1));
