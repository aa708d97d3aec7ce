import type { Page } from 'playwright/test';
import { chartWords } from '../../../src/ui/data/chart/words.js';
import { words as challengeWords } from '../../../src/widgets/training/challenges/copy.js';
import { words as libraryWords } from '../../../src/widgets/training/class-library/copy.js';
import { playlistWords } from '../../../src/widgets/training/class-library/playlists-copy.js';
import { words as playerWords } from '../../../src/widgets/training/class-player/copy.js';
import { words as recordWords } from '../../../src/widgets/training/personal-bests/copy.js';
import { words as calendarWords } from '../../../src/widgets/training/workout-calendar/copy.js';
import { settingsWords } from '../../../src/widgets/training/workout-calendar/settings/copy.js';
import { words as workoutWords } from '../../../src/widgets/training/workout-detail/copy.js';
import { words as planWords } from '../../../src/widgets/training/workout-plan/copy.js';
import { classWords } from '../../../src/widgets/workouts/class-copy.js';
import { joined, newName, notJoined, notKept, playlist, walk } from '../../faults/lost-answers/calls/training.js';
import { button, field, inDialog, type Hands } from './hands.js';

/*
 * One row for each kind of screen: a heart, a form on a tab, a class that is begun, a button beside its message, questions
 * with a message in them, below them and in a toast, a form in a drawer and in a dialog, and what is gone once it is done.
 * Each costs two seconds of every run; the other calls are pressed in the same places, or have no screen of their own after
 * a reload. What all models make of them is in tests/faults/lost-answers, without a browser.
 */

const library = libraryWords.english;
const classes = classWords.english;
const playlists = playlistWords.english;
const player = playerWords.english;
const challenges = challengeWords.english;
const plan = planWords.english;
const calendar = calendarWords.english;
const settings = settingsWords.english;
const workout = workoutWords.english;
const records = recordWords.english;

type Place = (page: Page) => ReturnType<Page['locator']>;

/** What the page shows by one of two things; neither is there yet while it loads. */
const shownBy =
  (done: Place, undone: Place): NonNullable<Hands['shows']> =>
  async page => {
    if (await done(page).first().isVisible()) return 'done';
    return (await undone(page).first().isVisible()) ? 'undone' : undefined;
  };

const heart = button(classes.keep(notKept.title));

export const addFavorite: Hands = {
  page: `/training/classes?q=${encodeURIComponent(notKept.title)}`,
  first: heart,
  button: heart,
  // it is filled at once: what it shows counts when the call is over
  async press(page) {
    const over = Promise.race([
      page.waitForResponse(/\/favorites\//, { timeout: 1000 }),
      page.waitForEvent('requestfailed', { timeout: 1000 }),
    ]).catch(() => undefined);
    await heart(page).click();
    await over;
  },
  done: [],
  beside: [library.shown],
  shows: shownBy(button(classes.kept(notKept.title)), heart),
};

export const createPlaylist: Hands = {
  page: '/training/classes?tab=playlists',
  first: field(playlists.newName),
  reach: page => field(playlists.newName)(page).fill(newName),
  button: button(playlists.make),
  // the new one is opened
  done: [playlists.empty],
  shows: shownBy(button(newName), button(playlist.name)),
};

export const deletePlaylist: Hands = {
  page: `/training/classes?tab=playlists&playlist=${playlist.id}`,
  first: button(playlists.delete),
  reach: page => button(playlists.delete)(page).first().click(),
  button: inDialog(playlists.delete),
  done: [playlists.none, playlists.gone],
  askingMeansUndone: true,
};

export const startPlayback: Hands = {
  page: `/training/classes/${notKept.id}`,
  first: button(player.start),
  button: button(player.start),
  done: [player.keys],
};

export const joinCollection: Hands = {
  page: `/training/challenges?challenge=${notJoined.id}`,
  first: button(challenges.join),
  button: button(challenges.join),
  done: [challenges.joined],
  shows: shownBy(button(challenges.leave), button(challenges.join)),
};

export const leaveCollection: Hands = {
  page: `/training/challenges?challenge=${joined.id}`,
  first: button(challenges.leave),
  reach: page => button(challenges.leave)(page).first().click(),
  button: inDialog(challenges.leave),
  done: [challenges.left],
  shows: shownBy(button(challenges.join), button(challenges.leave)),
};

export const changeWorkoutPlan: Hands = {
  page: '/training/plan',
  first: button(plan.again),
  reach: page => button(plan.again)(page).click(),
  button: inDialog(plan.confirm.action),
  again: button(plan.tryAgain),
  done: [plan.made],
  // of an accepted week a new one is made, which is not accepted
  async shows(page) {
    if (await page.getByText(/^Accepted on/).isVisible()) return 'undone';
    return (await button(plan.again)(page).isVisible()) ? 'done' : undefined;
  },
};

export const updateStreak: Hands = {
  page: '/training/calendar',
  first: button(calendar.protect),
  async reach(page) {
    await button(calendar.protect)(page).click();
    await page.getByRole('spinbutton', { name: settings.labels.weeklyGoal }).fill('5');
  },
  button: inDialog(settings.save),
  done: [calendar.saved],
  shows: shownBy(page => page.getByText(/^\d+ of 5$/), button(calendar.protect)),
};

export const updateWorkout: Hands = {
  page: `/training/workouts/${walk.id}`,
  first: button(workout.edit),
  async reach(page) {
    await button(workout.edit)(page).click();
    await field(workout.name)(page).fill('A long walk');
  },
  button: inDialog(workout.save),
  done: [workout.changed],
  shows: shownBy(
    page => page.getByRole('heading', { name: 'A long walk' }),
    page => page.getByRole('heading', { name: walk.title }),
  ),
};

export const deleteWorkout: Hands = {
  page: `/training/workouts/${walk.id}`,
  first: button(workout.remove),
  button: button(workout.remove),
  // a moment ago, or before this page was loaded
  done: [workout.deletedTitle, workout.missingTitle],
  askingMeansUndone: true,
};

export const resetPersonalBests: Hands = {
  page: '/training/records',
  first: button(records.reset),
  reach: page => button(records.reset)(page).click(),
  button: inDialog(records.reset),
  done: [records.wasReset, records.emptyTitle],
  beside: [records.classesShown, chartWords.english.loading],
  askingMeansUndone: true,
};
