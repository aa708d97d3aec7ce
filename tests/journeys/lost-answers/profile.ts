import type { Page } from 'playwright/test';
import { words as preferenceWords } from '../../../src/widgets/account/preferences/copy.js';
import { words as profileWords } from '../../../src/widgets/account/profile-editor/copy.js';
import { button, type Hands } from './hands.js';

const profile = profileWords.english;
const preferences = preferenceWords.english;

const isClean = (page: Page): Promise<boolean> => page.getByText(profile.bar.clean, { exact: true }).isVisible();
const save = {
  page: '/profile',
  button: button(profile.bar.save),
  done: [profile.bar.saved],
  undone: [profile.bar.dirty(1)],
  beside: [profile.bar.clean, profile.picture.helper, profile.picture.removed],
  askingMeansUndone: true,
} satisfies Partial<Hands>;

const firstName = (page: Page) => page.getByLabel(profile.labels.firstName);

export const updateUser: Hands = {
  ...save,
  first: firstName,
  reach: page => firstName(page).fill('Noor'),
  shows: async page => ((await isClean(page)) && (await firstName(page).inputValue()) === 'Noor' ? 'done' : undefined),
};

export const deleteUserImage: Hands = {
  ...save,
  first: button(profile.picture.remove),
  reach: page => button(profile.picture.remove)(page).click(),
  shows: async page =>
    (await isClean(page)) && (await button(profile.picture.choose)(page).isVisible()) ? 'done' : undefined,
};

const week = preferences.labels.weekStart;
const weekStart = (page: Page) => page.getByRole('combobox', { name: week, exact: true });
const setting = {
  page: '/preferences',
  first: weekStart,
  again: button(preferences.again),
  done: [preferences.savedOf(week)],
  showsWishes: true,
} satisfies Partial<Hands>;

export const updatePreferences: Hands = {
  ...setting,
  button: weekStart,
  press: page => weekStart(page).selectOption('monday'),
  shows: async page => ((await weekStart(page).inputValue()) === 'monday' ? 'done' : 'undone'),
};

export const resetPreference: Hands = {
  ...setting,
  button: button(preferences.resetOf(week)),
  shows: async page => ((await weekStart(page).inputValue()) === 'monday' ? 'undone' : 'done'),
};
