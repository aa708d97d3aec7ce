import { defineWords } from '../../language/language.js';

export const timelineWords = defineWords('timeline', {
  label: 'History',
  more: 'Show earlier',
  loaded: (count: number) => (count === 1 ? '1 more entry' : `${count} more entries`),
  emptyTitle: 'Nothing has happened yet',
  emptyText: 'Every change shows up here, with who made it and when.',
  changed: 'Changes',
  from: 'from',
  to: 'to',
  nothing: 'nothing',
});
