import { mkdirSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { root } from './lib/paths.mjs';

// The widget table is TypeScript; Vite runs it as it stands, so that the manifest is made from the very definitions.
const config = { root, configFile: `${root}/vite.config.ts`, logLevel: 'warn' };
const [{ module: elements }, { module: widgets }] = await Promise.all([
  runnerImport(`${root}/src/elements/manifest.ts`, config),
  runnerImport(`${root}/src/widgets/table.ts`, config),
]);
mkdirSync(`${root}/dist`, { recursive: true });
writeFileSync(`${root}/dist/custom-elements.json`, `${JSON.stringify(elements.manifest(widgets.table), null, 2)}\n`);
