import { defineWords } from '../../language/language.js';

export const timelineWords = defineWords('timeline', {
  label: 'History',
  more: 'Show earlier',
  loaded: (count: number) => (count === 1 ? '1 more entry' : `${count} more entries`),
  emptyTitle: 'Nothing has happened yet',
  emptyText: 'Whatever is changed here will be listed, with who did it and when.',
  changed: 'Changes',
  from: 'from',
  to: 'to',
  nothing: 'nothing',
});
