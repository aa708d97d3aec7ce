import { build } from 'vite';
import { expect, it } from 'vitest';
import { unmarkedFigures } from '../../vite/unmarked-figures.js';

const entry = '/src/widgets/signup/shop/lines.ts';
const core = '/src/core/figures.ts';

it('a page downloads amounts and dates, and not what they claim', async () => {
  const source = `
    import { claims, sayDate, sayMoney } from '../../../core/figures.js';
    export const line = (money, at, locale) => [
      sayMoney(money, locale, { is: 'bill', at: money.at }),
      sayDate(at, locale, { is: 'ends' }, 'UTC'),
      sayMoney(claims(money, { is: 'credit' }), locale),
    ];`;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'source',
        resolveId: id =>
          id.endsWith('figures.js') ? core : /(?:money|dates)\.js$/.test(id) ? { id, external: true } : id,
        load: id => (id === entry ? source : id === core ? 'export let mark;' : null),
      },
      unmarkedFigures(),
    ],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [{ output } = { output: [] }] = [built].flat().filter(made => 'output' in made);
  const code = output.map(file => ('code' in file ? file.code : '')).join('');
  expect(code.replace(/\s+/g, '')).toContain(
    '[sayMoney(money,locale),sayDate(at,locale,"UTC"),sayMoney(claims(money),locale)]',
  );
  expect(code).not.toMatch(/bill|ends|credit/);
});
