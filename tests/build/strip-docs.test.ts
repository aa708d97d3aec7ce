import { build } from 'vite';
import { expect, it } from 'vitest';
import { stripDocs } from '../../vite/strip-docs.js';

const entry = '/src/widgets/signup/shop/index.ts';

it('a page downloads what an element does with its properties, and not what is only written of them', async () => {
  const source = `
    import { event, oneOf } from '../../define.js';
    const sizes = ['small', 'large'];
    export const shop = {
      summary: 'Sells things.',
      props: { size: oneOf(sizes, { default: 'small', summary: 'How large.' }), look: oneOf(['dark', 'light'], {}) },
      events: { sold: event({ detail: { name: 'string' }, cancelable: true, summary: 'Sold.' }) },
    };`;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'source',
        resolveId: id => (id.endsWith('define.js') ? { id, external: true } : id),
        load: id => (id === entry ? source : null),
      },
      stripDocs(),
    ],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [{ output } = { output: [] }] = [built].flat().filter(made => 'output' in made);
  const code = output.map(file => ('code' in file ? file.code : '')).join('');
  expect(code.replace(/\s+/g, '')).toContain(
    'props:{size:oneOf(0,{default:"small"}),look:oneOf(0,{})},events:{sold:event({cancelable:true})}',
  );
  expect(code).not.toMatch(/Sells|How large|large|light/);
});
