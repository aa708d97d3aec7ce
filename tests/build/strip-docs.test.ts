import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { isLook, type CallLine } from '../../src/core/contract/call.js';
import { contract } from '../../src/core/contract/index.js';
import { stripDocs } from '../../vite/strip-docs.js';

/** What a page downloads of a module. */
async function codeOf(entry: string, source: Plugin[] = []): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...source, stripDocs()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [{ output } = { output: [] }] = [built].flat().filter(made => 'output' in made);
  return output.map(file => ('code' in file ? file.code : '')).join('');
}

const entry = '/src/widgets/signup/shop/index.ts';

it('a page downloads what an element does with its properties, and not what is only written of them', async () => {
  const source = `
    import { event, oneOf } from '../../define.js';
    const sizes = ['small', 'large'];
    export const shop = {
      summary: 'Sells things.',
      props: { size: oneOf(sizes, { default: 'small', example: 'tiny', summary: 'How large.' }), look: oneOf(['dark', 'light'], {}) },
      mainEvent: 'sold',
      events: { sold: event({ detail: { name: 'string' }, cancelable: true, summary: 'Sold.' }) },
    };`;
  const code = await codeOf(entry, [
    {
      name: 'source',
      resolveId: id => (id.endsWith('define.js') ? { id, external: true } : id),
      load: id => (id === entry ? source : null),
    },
  ]);
  expect(code.replace(/\s+/g, '')).toContain(
    'props:{size:oneOf(0,{default:"small"}),look:oneOf(0,{})},events:{sold:event({cancelable:true})}',
  );
  expect(code).not.toMatch(/Sells|How large|large|light|tiny|mainEvent/);
});

it('a page knows which of the calls that it sends only look, and is told no more of how they are repeated', async () => {
  const code = await codeOf('src/core/contract/index.ts');
  const built: { contract: Record<string, CallLine> } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  const looksOf = (calls: Record<string, CallLine>) =>
    Object.entries(calls).flatMap(([name, call]) => (call.method !== 'GET' && isLook(call) ? [name] : []));
  expect(looksOf(contract).length).toBeGreaterThan(0);
  expect(looksOf(built.contract)).toEqual(looksOf(contract));
  expect(code).not.toMatch(/idempotent|repeatable: "(?!reads)/);
});
