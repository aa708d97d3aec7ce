import type { GraphType } from '../../../core/contract/schemas/training/workout-totals.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';
import type { FormMeaning } from './form.js';
import type { TrendGroup, TrendView } from './query.js';

/** Short: all four are in one row of a phone. */
const views: Record<TrendView, string> = { '4weeks': '4 wk', '3months': '3 mo', year: '1 yr', all: 'All' };

const before: Record<Exclude<TrendView, 'all'>, string> = {
  '4weeks': 'the 4 weeks before',
  '3months': 'the 3 months before',
  year: 'the year before',
};

const groups: Record<TrendGroup, string> = { day: 'By day', week: 'By week', month: 'By month', year: 'By year' };

const titles: Record<TrendGroup, (graph: string) => string> = {
  day: graph => `${graph} by day`,
  week: graph => `${graph} by week`,
  month: graph => `${graph} by month`,
  year: graph => `${graph} by year`,
};

const graphs: Record<GraphType, string> = {
  time: 'Time',
  count: 'Workouts',
  output: 'Output',
  distance: 'Distance',
  calories: 'Calories',
  elevation: 'Elevation',
  load: 'Load',
  fitness: 'Fitness',
};

const meanings: Record<FormMeaning, string> = {
  rested: 'You’re well rested. Fitness fades from here, so get moving.',
  fresh: 'You’re fresh. Good day to go for a record.',
  balanced: 'You’re in balance. Train as you planned.',
  building: 'You’re building fitness. Feeling it is part of it.',
  tired: 'You’ve done a lot lately. Go easy today.',
};

/** How a figure comes to be, where that is not obvious. */
const how = {
  output: 'The work you did: your average watts, times the seconds.',
  load: 'How hard it was: 100 is an hour at your limit. From your watts, or else from your heart rate.',
  fitness: 'From the load of all your workouts, of every type.',
} satisfies Partial<Record<GraphType, string>>;

export const words = besidePersonWords(
  defineWords('training-trends', {
    title: 'Trends',
    tools: 'What to show',
    view: 'Period',
    views,
    before,
    group: 'Bars',
    groups,
    /** Over the graph. */
    titles,
    type: 'Type',
    allTypes: 'All types',
    graph: 'Graph',
    graphs,
    how,
    /** Why the type and the grouping cannot be chosen. */
    everyType: 'Fitness counts every type.',
    everyDay: 'Fitness goes day by day.',
    more: (percent: string, than: string) => `${percent} more than ${than}`,
    less: (percent: string, than: string) => `${percent} less than ${than}`,
    same: (than: string) => `About the same as ${than}`,
    times: (factor: string, than: string) => `${factor} times ${than}`,
    on: (day: string) => `on ${day}`,
    /** Of a type. */
    graphOf: (graph: string, type: string) => `${graph}, ${type}`,
    most: (value: string, when: string) => `Most: ${value}, ${when}.`,
    highest: (value: string, when: string) => `Highest fitness: ${value}, on ${when}.`,
    lines: { fitness: 'Fitness', fatigue: 'Fatigue', form: 'Form' },
    lineHow: {
      fitness: 'Your daily load, averaged over 42 days. The latest count most.',
      fatigue: 'The same over 7 days.',
      form: 'Fitness minus fatigue, as you began the day.',
    },
    meanings,
    when: 'When',
    trend: 'your trend',
    byType: 'By type',
    shares: 'your types',
    show: (type: string) => `Show ${type} only`,
    none: 'No workouts in this time. Pick a longer one.',
    emptyTitle: 'Your trends start with a workout',
    emptyText: 'Take a class in the app or on your equipment. Then see here how your weeks add up.',
    screen: { what: 'your trends', here: 'See how your training adds up, and how fit you’re getting.' },
  }),
);

export type Copy = TextsOf<typeof words>;
