import { expect, it } from 'vitest';
import { frameWords } from '../../src/widgets/copy.js';
import { defined, languages, leavesOf, textsOf, type Leaf } from './spoken.js';

const said = (leaf: Leaf | undefined): string =>
  typeof leaf === 'function' ? String(leaf('Sam', 'Sam')) : (leaf ?? '');

/** English texts that send a person to customer service, by the file that has them. */
const sending = defined
  .filter(({ path }) => !path.includes('/staff/'))
  .flatMap(({ words }) =>
    leavesOf(words.english)
      .filter(([, leaf]) => /(contact|ask) customer s/i.test(said(leaf)))
      .map(([place]) => ({ words, place })),
  );

it('there are texts that send a person to customer service', () => {
  expect(sending.length).toBeGreaterThan(10);
});

it.each(languages)('each of them names it in %s by the name that becomes a link', async language => {
  const name = new RegExp(said((await textsOf(language, frameWords)).get('customerService')), 'i');
  const texts = await Promise.all(
    sending.map(async ({ words, place }) => said((await textsOf(language, words)).get(place))),
  );
  expect(texts.filter(text => !name.test(text))).toEqual([]);
});
