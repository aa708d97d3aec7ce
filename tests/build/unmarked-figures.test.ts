import { build } from 'vite';
import { expect, it } from 'vitest';
import { unmarkedFigures } from '../../vite/unmarked-figures.js';

const entry = '/src/widgets/signup/shop/lines.ts';

it('a page downloads amounts and dates, and not what they claim', async () => {
  const source = `
    import { claims, sayDate, sayMoney, type MoneyClaim } from '../../../core/figures.js';
    import { sayPrices } from '../../price-terms.js';
    const claimOf = (plan): MoneyClaim => ({ is: 'plainPrice', plan });
    export const line = (money, at, locale) => [
      sayMoney(money, locale, { is: 'bill', at: money.at }),
      sayDate(at, locale, { is: 'ends' }, 'UTC'),
      sayMoney(
        claims(
          money,
          { is: 'credit' },
        ),
        locale,
      ),
      sayPrices([money], { when: [claimOf('plan')], locale }),
    ];`;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'source',
        resolveId: id => (id === entry ? id : { id, external: true }),
        load: id => (id === entry ? source : null),
      },
      unmarkedFigures(),
    ],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [{ output } = { output: [] }] = [built].flat().filter(made => 'output' in made);
  const code = output.map(file => ('code' in file ? file.code : '')).join('');
  expect(code.replace(/\s+/g, '')).toContain(
    '[formatMoney(money,locale),formatDate(at,locale,"UTC"),formatMoney(money,locale),sayPrices([money],{locale})]',
  );
  expect(code).not.toMatch(/bill|ends|credit|plainPrice|pressed|figures/);
  expect(code).toMatch(/core\/money\.js/);
});
