import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from './lib/paths.mjs';

const { stylesOf, tags } = await import(pathToFileURL(`${root}/dist/prerender/index.js`).href);

mkdirSync(`${root}/dist/styles`, { recursive: true });
for (const tag of tags) writeFileSync(`${root}/dist/styles/${tag.replace('echelon-', '')}.css`, await stylesOf(tag));
