import type { RecommendationReason } from '../../../core/contract/schemas/content/recommendations.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { failureCopy, waitCopy } from '../../copy.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';
import type { Tab } from './place.js';

const reasons: Record<RecommendationReason, string> = {
  nextLength: 'A step longer than you usually go',
  sameInstructor: 'By the instructor you take most',
  notDoneLately: 'You took it a while ago',
  favouriteType: 'What you do most',
  popular: 'Popular with others',
};

const tabs: Record<Tab, string> = {
  all: 'All classes',
  schedule: 'Schedule',
  favorites: 'Favorites',
  playlists: 'Playlists',
};

export const words = besidePersonWords(
  defineWords('class-library', {
    title: 'Find your class',
    views: 'Classes',
    tabs,
    searched: 'Class or instructor',
    filters: {
      type: 'Type',
      classSeconds: 'Length',
      level: 'Level',
      instructorId: 'Instructor',
      tag: 'Topic',
      done: 'Taken',
    },
    taken: { true: 'Done before', false: 'Not done yet' },
    order: 'Order',
    orders: {
      newest: 'Newest first',
      '-rating': 'Best rated first',
      '-taken': 'Most taken first',
      durationSeconds: 'Shortest first',
      '-durationSeconds': 'Longest first',
    },
    goOn: 'Go on where you left off',
    picked: 'Picked for you',
    reasons,
    left: (clock: string) => `${clock} left`,
    classes: 'Classes',
    shown: (shown: string, total: string) => `${shown} of ${total} classes`,
    more: 'Show more',
    noneTitle: 'No class matches',
    noneText: 'Take a filter away, or search for part of a name.',
    showAll: 'Show all classes',
    emptyTitle: 'No classes yet',
    emptyText: 'New classes show up here as soon as they’re out.',
    heart: (title: string) => `Your favorites weren’t changed: ${title}.`,
    onNow: 'On now',
    live: 'Live',
    encore: 'Encore',
    join: (title: string) => `Join ${title}`,
    inMinutes: (minutes: string) => `In ${minutes} min`,
    today: 'Today',
    tomorrow: 'Tomorrow',
    timesIn: (zone: string) => `Times are ${zone}.`,
    nothingOn: 'Nothing is on this week',
    nothingOnText: 'Take any class whenever you like.',
    noFavorites: 'No favorites yet',
    noFavoritesText: 'Press the heart on a class. It’s here the next time you look.',
    pieces: { schedule: 'the schedule', favorites: 'your favorites' },
    failures: failureCopy,
    wait: waitCopy,
    screen: { what: 'classes', here: 'Find live and recorded classes, and keep the ones you like.' },
  }),
);

export type Copy = TextsOf<typeof words>;
