import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { root } from './lib/paths.mjs';

// The widget table is TypeScript; Vite runs the source, so that the manifest is made from the definitions themselves.
const config = { root, configFile: `${root}/vite.config.ts`, logLevel: 'warn' };
const [elements, { htmlData, webTypes }, widgets, { meanings }, { propertyOf }, { openapi }] = await Promise.all(
  [
    'elements/manifest.ts',
    'elements/editor-data.ts',
    'widgets/table.ts',
    'ui/tokens/meanings.ts',
    'ui/tokens/property.ts',
    'sandbox/http/openapi.ts',
  ].map(async path => (await runnerImport(`${root}/src/${path}`, config)).module),
);
const properties = Object.fromEntries(Object.entries(meanings).map(([name, meaning]) => [propertyOf(name), meaning]));
const manifest = elements.manifest(widgets.byAudience, properties);
const { name, version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
mkdirSync(`${root}/dist`, { recursive: true });
const write = (file, data) => writeFileSync(`${root}/dist/${file}`, `${JSON.stringify(data, null, 2)}\n`);
write('custom-elements.json', manifest);
write('web-types.json', webTypes(manifest, name, version));
write('html-custom-data.json', htmlData(manifest));
writeFileSync(`${root}/dist/openapi.json`, openapi());
