import { waitFor } from 'storybook/test';
import { write } from './write.js';

/** The test cards that a story needs, by what their bank does. */
export const cards = { good: '4242424242424242', declined: '4000000000000002', bankAsks: '4000002500003155' } as const;

/** A field of the card provider's own page; the sandbox's frames are of this origin, so a story can reach into them. */
const fieldIn = (frame: 'card' | 'address', name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const page = document.querySelector<HTMLIFrameElement>(`iframe[title="Secure ${frame} fields"]`)?.contentDocument;
    const field = page?.getElementsByName(name)[0];
    // The page tells a field its label after it has loaded, with everything else; what is typed before that is
    // overwritten.
    const isSet = page?.querySelector(`label[for="${name}"]`)?.textContent;
    if (!field || !isSet) throw new Error(`The ${frame} fields have no "${name}" yet.`);
    return field;
  });

const address = {
  'given-name': 'Robin',
  'family-name': 'Marsh',
  line1: '1 Main Street',
  city: 'New York',
  postal: '10001',
  phone: '+1 212 555 0100',
};

/** Types a card and an address, as a person would. */
export async function fillInCard(number: string): Promise<void> {
  await write(await fieldIn('address', 'country'), 'US');
  for (const [name, value] of Object.entries(address)) await write(await fieldIn('address', name), value);
  await write(await fieldIn('address', 'state'), 'NY');
  for (const [name, value] of [
    ['cardnumber', number],
    ['exp-date', '12 / 34'],
    ['cvc', '123'],
  ] as const)
    await write(await fieldIn('card', name), value);
}

/** The fields are there and can be filled in. */
export const cardFieldsShown = (): Promise<unknown> =>
  Promise.all([fieldIn('card', 'cardnumber'), fieldIn('address', 'line1')]);
