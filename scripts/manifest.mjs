import { mkdirSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { root } from './lib/paths.mjs';

// The widget table is TypeScript; Vite runs the source, so that the manifest is made from the definitions themselves.
const config = { root, configFile: `${root}/vite.config.ts`, logLevel: 'warn' };
const [elements, widgets, { meanings }, { propertyOf }, { openapi }] = await Promise.all(
  [
    'elements/manifest.ts',
    'widgets/table.ts',
    'ui/tokens/meanings.ts',
    'ui/tokens/property.ts',
    'sandbox/http/openapi.ts',
  ].map(async path => (await runnerImport(`${root}/src/${path}`, config)).module),
);
const properties = Object.fromEntries(Object.entries(meanings).map(([name, meaning]) => [propertyOf(name), meaning]));
mkdirSync(`${root}/dist`, { recursive: true });
writeFileSync(
  `${root}/dist/custom-elements.json`,
  `${JSON.stringify(elements.manifest(widgets.byAudience, properties), null, 2)}\n`,
);
writeFileSync(`${root}/dist/openapi.json`, openapi());
