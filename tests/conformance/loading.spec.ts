import { key, openPage } from '../support/page.js';
import type { Gate } from '../support/gate.js';
import { Person } from '../support/tab/person.js';
import { expect, test } from '../support/tab/test.js';

/** The requested files of the script tag, by the names of their chunks. */
const chunksOf = ({ asked }: Gate): string[] =>
  asked.flatMap(path => /\/cdn\/chunks\/(.+)-[\w-]{7}\.js$/.exec(path)?.[1] ?? []);

const laterSteps = /^(?:payment|review|terms|create-account|fields|later)/;

test('a page with a widget asks for its code beside the definitions, not after them', async ({ tab, world, gate }) => {
  const files = await gate(/\/chunks\/definitions-/, 'wait');
  await openPage(tab, world, { cdn: files.origin, body: '<echelon-offer-picker></echelon-offer-picker>' });
  await expect.poll(() => chunksOf(files)).toContain('base');
  files.open();
  await new Person(tab).sees('button', 'Choose plan');
});

test('a page asks for its offers before any of that code is there, and once', async ({ tab, world, gate }) => {
  const server = await gate(/\/chunks\//, 'wait');
  await openPage(tab, world, {
    cdn: server.origin,
    tag: src => `<script type="module" src="${src}" data-api-key="${key}" data-api="${server.origin}"></script>`,
    body: '<echelon-offer-picker></echelon-offer-picker><echelon-offer-picker country-code="US"></echelon-offer-picker>',
  });
  const offers = () => server.asked.filter(path => path.startsWith('/offers'));
  // The browser asks first whether it may.
  const once = ['/offers?countryCode=US', '/offers?countryCode=US'];
  await expect.poll(offers).toEqual(once);
  server.open();
  await new Person(tab).sees('button', 'Choose plan');
  expect(offers()).toEqual(once);
});

test('a page without a widget loads none of their code', async ({ tab, world, gate }) => {
  const files = await gate(/^$/, 'wait');
  await openPage(tab, world, { cdn: files.origin, body: '<p>Nothing here</p>' });
  await tab.evaluate(async () => void (await customElements.whenDefined('echelon-signup')));
  await tab.idle();
  expect(chunksOf(files)).toEqual(['definitions']);
});

test('the later steps of the signup are fetched after its first cards, without a request of the visitor', async ({
  tab,
  world,
  gate,
}) => {
  const server = await gate(/\/offers/, 'wait');
  await openPage(tab, world, {
    cdn: server.origin,
    tag: src => `<script type="module" src="${src}" data-api-key="${key}" data-api="${server.origin}"></script>`,
    body: '<echelon-signup></echelon-signup>',
  });
  const person = new Person(tab);
  await person.sees('text', 'Pick your plan');
  // Nothing signals that something will not come: half a second is what it would have taken.
  await tab.evaluate(() => new Promise(resolve => setTimeout(resolve, 500)));
  expect(
    chunksOf(server).filter(name => laterSteps.test(name)),
    'before the cards',
  ).toEqual([]);
  server.open();
  await person.sees('button', 'Choose plan');
  await expect
    .poll(() => chunksOf(server).filter(name => laterSteps.test(name)), 'once they have shown')
    .toContain('payment-form');
});

test('a visitor who is faster than the code of the next step sees that it comes, and then has it', async ({
  tab,
  world,
  gate,
}) => {
  const files = await gate(/\/chunks\/create-account-/, 'wait');
  await openPage(tab, world, { cdn: files.origin, body: '<echelon-signup></echelon-signup>' });
  const person = new Person(tab);
  await person.presses('button', 'Choose plan');
  await person.presses('button', 'Subscribe');
  await person.sees('heading', 'Create your account');
  await expect
    .poll(() =>
      tab.evaluate(() => {
        const said =
          document.querySelector('echelon-signup')?.shadowRoot?.querySelectorAll('[aria-busy=true] [role=status]') ??
          [];
        return [...said].some(status => status.checkVisibility({ visibilityProperty: true }));
      }),
    )
    .toBe(true);
  files.open();
  await person.sees('field', 'Email address');
});
