import { Person } from '../support/tab/person.js';
import { expect, test } from '../support/tab/test.js';
import { address, card, fillsAddress, fillsCard, reachesPayment } from './signup.js';

// What a page does to the light DOM of a widget, where the card provider's frames are.

const good = '4242424242424242';

test('the card fields come back when the page writes its own text over them, moves them or copies them, and the address stays', async ({
  tab,
  world,
  noise,
}) => {
  noise.allow(/ERR_ABORTED|NS_BINDING_ABORTED/);
  const person = new Person(tab);
  await reachesPayment(person, world);
  await fillsAddress(person);
  await fillsCard(person, good);
  const comesBack = async () => {
    await person.sees('text', 'Enter your card again.');
    await person.finds('field', 'City', ({ value }) => value === 'Austin', address);
    await person.finds('field', 'Card number', ({ value }) => value === '', card);
    // The button says why it does not work.
    await person.sees('text', 'Fill in your card.');
  };

  await tab.evaluate(() => {
    const element = document.querySelector('echelon-signup');
    if (element) element.textContent = 'Join us another way';
  });
  await comesBack();
  await fillsCard(person, good);

  await tab.evaluate(() => {
    const element = document.querySelector('echelon-signup');
    const place = document.createElement('section');
    element?.parentElement?.append(place);
    if (element) place.append(element);
  });
  await comesBack();

  // A page that takes the fields away again within ten seconds has made it a habit; this one has not.
  await tab.evaluate(() => new Promise(resolve => setTimeout(resolve, 10_000)));
  // As a morph does: removes what it does not know, piece by piece.
  await tab.evaluate(() => {
    for (const frame of document.querySelectorAll('echelon-signup iframe')) frame.remove();
  });
  await comesBack();

  const brought = await tab.evaluate(() => {
    const element = document.querySelector('echelon-signup');
    const copy = element?.cloneNode(true);
    if (!element || !(copy instanceof HTMLElement)) return 0;
    element.after(copy);
    return copy.querySelectorAll('iframe').length;
  });
  expect(brought, 'frames that a copy brings along').toBeGreaterThan(0);
  const left = () => document.querySelectorAll('echelon-signup + echelon-signup iframe').length;
  await expect.poll(() => tab.evaluate(left), 'frames that are left in the copy').toBe(0);
  await tab.evaluate(() => document.querySelector('echelon-signup + echelon-signup')?.remove());

  await fillsCard(person, good);
  await person.presses('button', 'Save & Continue');
  await person.sees('heading', 'Review and join');
});

test('a page that removes the card fields whenever they come shows a message that says so, with a way to try again', async ({
  tab,
  world,
  noise,
}) => {
  noise.allow(/ERR_ABORTED|NS_BINDING_ABORTED/);
  const person = new Person(tab);
  await reachesPayment(person, world);
  await tab.evaluate(() => {
    Reflect.set(
      window,
      'sweeping',
      setInterval(() => document.querySelector('echelon-signup')?.replaceChildren(), 300),
    );
  });
  await person.sees('text', 'The page keeps removing the card fields');
  await tab.evaluate(() => clearInterval(Reflect.get(window, 'sweeping')));
  await person.presses('button', 'Try again');
  await person.finds('field', 'Card number', undefined, card);
});
