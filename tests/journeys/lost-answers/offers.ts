import type { Page } from 'playwright/test';
import { dataTableWords } from '../../../src/ui/data/data-table/words.js';
import { draftWords } from '../../../src/widgets/draft/copy.js';
import { stateWords } from '../../../src/widgets/draft/state-copy.js';
import { words as editorWords } from '../../../src/widgets/staff/offer-editor/copy.js';
import { button, field, isGone, type Hands } from './hands.js';

const draft = draftWords.english;
const editor = editorWords.english;
const table = dataTableWords.english;
const { states } = stateWords.english;

const subtitle = field(editor.labels['card.subtitle']);
const within = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const chooses = (item: string) => async (page: Page) => {
  await button(draft.more)(page).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
const sees = (text: string | RegExp) => async (page: Page) =>
  (await page.getByText(text, { exact: true }).first().isVisible()) ? ('done' as const) : undefined;

/** The page of an offer: a draft, and what is done with it. */
const onPage = (offerId: string) =>
  ({
    page: `/staff/offers/${offerId}`,
    first: subtitle,
    undone: [draft.unsaved(1)],
    beside: [draft.savedBy, draft.savedAt],
  }) satisfies Partial<Hands>;

export const createOffer: Hands = {
  ...onPage('new'),
  reach: page => subtitle(page).fill('Kept'),
  button: button('Save'),
  done: [draft.saved],
};

export const patchOffer: Hands = {
  ...onPage('us-connect-monthly'),
  reach: page => subtitle(page).fill('Kept'),
  button: button('Save'),
  done: [draft.saved],
  shows: async page =>
    (await page.getByText(draft.unsaved(1)).isVisible())
      ? undefined
      : (await subtitle(page).inputValue()) === 'Kept'
        ? 'done'
        : 'undone',
};

export const publishOffer: Hands = {
  ...onPage('us-premier-monthly'),
  button: button('Publish'),
  done: [draft.done.published],
  shows: sees(states.published),
};

export const unpublish: Hands = {
  ...onPage('us-connect-monthly'),
  reach: chooses(draft.unpublish.item),
  button: within(draft.unpublish.action),
  done: [draft.done.unpublished],
  shows: async page => ((await page.getByText('(Draft)').isVisible()) ? 'done' : undefined),
};

export const unschedule: Hands = {
  ...onPage('us-premier-annual-trial'),
  button: button(draft.unscheduled),
  done: [draft.done.unscheduled],
  shows: isGone(subtitle, button(draft.unscheduled)),
};

export const askToPublish: Hands = {
  ...onPage('us-premier-annual-trial'),
  async reach(page) {
    await button(draft.ask)(page).click();
    await page.getByLabel(draft.asking.label).fill('For Monday.');
  },
  button: within(draft.asking.action),
  done: [draft.done.asked],
  shows: async page => ((await page.getByText('For Monday.').isVisible()) ? 'done' : undefined),
};

export const discardDraft: Hands = {
  ...onPage('us-premier-monthly'),
  reach: page => button('Discard Draft')(page).click(),
  button: within(draft.discard.action),
  done: [draft.done.draftDiscarded],
  shows: sees(states.published),
};

export const deleteDraft: Hands = {
  ...onPage('off_winter'),
  reach: chooses(draft.remove.item),
  button: within(draft.remove.action),
  done: [editor.deleted.title, editor.unknown.title],
  // the page leads to the list then
  beside: [
    draft.savedBy,
    (count: string) => `${table.rows(2, count)}, ${table.sortedBy('Last saved', true)}`,
    table.loading,
    table.page,
  ],
  shows: async page => (new URL(page.url()).pathname === '/staff/offers' ? 'done' : undefined),
};

export const restoreVersion: Hands = {
  ...onPage('us-premier-monthly'),
  reach: chooses(draft.versions.item),
  button: button(draft.versions.restoreOf(2)),
  done: [draft.done.restored],
  shows: isGone(subtitle, page => page.getByText('Spring: 25% off')),
};
