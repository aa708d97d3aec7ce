import type { Page } from 'playwright/test';
import { addWords } from '../../../src/widgets/account/family-manager/add-copy.js';
import { words as familyWords } from '../../../src/widgets/account/family-manager/copy.js';
import { removeWords } from '../../../src/widgets/account/family-manager/remove-copy.js';
import { button, field, isGone, type Hands } from './hands.js';

const copy = familyWords.english;
const add = addWords.english;

const members = (page: Page) => page.getByRole('list', { name: copy.members });
const named = (name: string) => (page: Page) => members(page).getByText(name, { exact: true });

export const changeFamily: Hands = {
  page: '/family',
  first: button(copy.add),
  async reach(page) {
    await button(copy.add)(page).click();
    await field(add.labels.firstName)(page).fill('Noor');
    await field(add.labels.lastName)(page).fill('Rider');
  },
  button: button(add.submit),
  done: [copy.notes.added],
  shows: async page => ((await named('Noor')(page).isVisible()) ? 'done' : 'undone'),
};

export const removeFamilyMember: Hands = {
  page: '/family',
  first: button(copy.more('Kim')),
  async reach(page) {
    await button(copy.more('Kim'))(page).click();
    await page.getByRole('menuitem', { name: copy.remove }).click();
    // A profile without a login cannot be restored: its name is typed first.
    await page.getByRole('dialog').getByRole('textbox').fill('Kim');
  },
  button: page =>
    page.getByRole('dialog').getByRole('button', { name: removeWords.english.action('Kim'), exact: true }),
  done: [copy.notes.removed],
  shows: isGone(members, named('Kim')),
};
