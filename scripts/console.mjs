import { runnerImport } from 'vite';
import { root } from './lib/paths.mjs';

// A machine's console in a terminal: `npm run console -- --serial EX9SPRO-2001 --model ex-9s-pro --code DWNT-WN27`

const config = { root, configFile: `${root}/vite.config.ts`, logLevel: 'warn' };
const { runConsole } = (await runnerImport(`${root}/src/console/main.ts`, config)).module;
try {
  await runConsole(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
