import { build, type Rolldown } from 'vite';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { treeshake } from '../../vite/treeshake.js';

const contract = fileURLToPath(new URL('../../src/core/contract/family.ts', import.meta.url));

it('a page that makes one call of a family carries no other call of it', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      {
        name: 'one call',
        resolveId: id => (id.endsWith('one-call') ? 'one-call' : null),
        load: id =>
          id === 'one-call'
            ? `import { getFamily } from ${JSON.stringify(contract)};\nglobalThis.used = getFamily;`
            : null,
      },
    ],
    build: {
      write: false,
      lib: { entry: 'one-call', formats: ['es'], fileName: 'one' },
      rolldownOptions: { treeshake },
    },
  });
  const [
    {
      output: [{ code }],
    },
  ] = [built].flat() as [Rolldown.RolldownOutput];
  expect(code).toContain('/users/:userId/family');
  expect(code).not.toContain('/users/:userId/family/:memberId');
});
