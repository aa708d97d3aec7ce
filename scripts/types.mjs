import { cpSync } from 'node:fs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

// Whether the types fit is for the linter to say.
const { code, output } = await run('tsc', ['-p', 'tsconfig.build.json', '--noCheck']);
// The compiler copies no declarations that people wrote: these name frameworks that are not installed here.
const folder = 'elements/frameworks';
cpSync(`${root}/src/${folder}`, `${root}/dist/types/${folder}`, { recursive: true });
process.stdout.write(output);
process.exitCode = code;
