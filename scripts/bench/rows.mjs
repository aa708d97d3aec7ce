import { ratios } from '../budgets.mjs';
import { median, roundsOf, worst } from './numbers.mjs';

/** The median of a measure over the visits of a page. */
const middle = (visits, measure) => median(visits.map(visit => visit[measure]));

const ratio = (group, ours, floor, measure) => middle(group[ours], measure) / middle(group[floor], measure);

/** What a page has requested before its first widget showed: the most common visit, neither the best nor the worst. */
const asked = (visits, what) => median(visits.map(({ requests, first }) => roundsOf(requests, first)[what]));

/**
 * Every row: its name for `--only`, its budget, the groups of visits that it is counted from, and how.
 * `fast` and `slow` are visits of single pages, `fifty` of pages with fifty, `press` and `heap` what they say.
 */
export const rows = [
  {
    id: 'visible',
    ...ratios.visible,
    profile: 'fast',
    from: 'fast',
    pages: ['snippet', 'bare'],
    value: group => ratio(group, 'snippet', 'bare', 'visible'),
  },
  {
    id: 'visible',
    ...ratios.visible,
    profile: 'slow',
    from: 'slow',
    pages: ['snippet', 'bare'],
    value: group => ratio(group, 'snippet', 'bare', 'visible'),
  },
  {
    id: 'prerendered',
    ...ratios.prerenderedFast,
    from: 'fast',
    pages: ['prerendered', 'plain'],
    value: group => ratio(group, 'prerendered', 'plain', 'visible'),
  },
  {
    id: 'prerendered',
    ...ratios.prerenderedSlow,
    from: 'slow',
    pages: ['prerendered', 'plain'],
    value: group => ratio(group, 'prerendered', 'plain', 'visible'),
  },
  {
    id: 'shift',
    ...ratios.shift,
    profile: 'fast',
    from: 'fast',
    pages: ['prerendered'],
    value: group => worst(group.prerendered.map(({ shift }) => shift)),
  },
  {
    id: 'shift',
    ...ratios.shift,
    profile: 'slow',
    from: 'slow',
    pages: ['prerendered'],
    value: group => worst(group.prerendered.map(({ shift }) => shift)),
  },
  {
    id: 'interactive',
    ...ratios.interactive,
    profile: 'fast',
    from: 'fast',
    pages: ['snippet', 'bare'],
    value: group => ratio(group, 'snippet', 'bare', 'interactive'),
  },
  {
    id: 'interactive',
    ...ratios.interactive,
    profile: 'slow',
    from: 'slow',
    pages: ['snippet', 'bare'],
    value: group => ratio(group, 'snippet', 'bare', 'interactive'),
  },
  {
    id: 'requests',
    ...ratios.requests,
    profile: 'offer picker',
    from: 'slow',
    pages: ['picker'],
    value: group => asked(group.picker, 'count'),
  },
  {
    id: 'requests',
    ...ratios.requests,
    profile: 'the snippet',
    from: 'slow',
    pages: ['snippet'],
    value: group => asked(group.snippet, 'count'),
  },
  {
    id: 'chain',
    ...ratios.chain,
    profile: 'offer picker',
    from: 'slow',
    pages: ['picker'],
    value: group => asked(group.picker, 'chain'),
  },
  {
    id: 'chain',
    ...ratios.chain,
    profile: 'the snippet',
    from: 'slow',
    pages: ['snippet'],
    value: group => asked(group.snippet, 'chain'),
  },
  {
    id: 'mainThread',
    ...ratios.mainThread,
    from: 'fifty',
    pages: ['ours50', 'bare50'],
    value: group => ratio(group, 'ours50', 'bare50', 'task'),
  },
  // The browser names no task under 50 ms.
  {
    id: 'longestTask',
    ...ratios.longestTask,
    from: 'fifty',
    pages: ['ours50', 'bare50'],
    value: group => middle(group.ours50, 'longest') / Math.max(50, middle(group.bare50, 'longest')),
  },
  {
    id: 'firstOfFifty',
    ...ratios.firstOfFifty,
    from: 'fifty',
    pages: ['ours50', 'bare50'],
    value: group => ratio(group, 'ours50', 'bare50', 'first'),
  },
  {
    id: 'press',
    ...ratios.press,
    from: 'press',
    value: ({ visits }) =>
      worst(Object.keys(visits[0].took).map(press => median(visits.map(({ took }) => took[press])))),
  },
  { id: 'taskAfter', ...ratios.taskAfter, from: 'press', value: ({ visits }) => middle(visits, 'task') },
  { id: 'heap', ...ratios.heap, from: 'heap', beside: 'interpreted', value: ({ visits }) => middle(visits, 'growth') },
];
