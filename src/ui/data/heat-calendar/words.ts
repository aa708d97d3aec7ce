import { defineWords } from '../../language/language.js';

export const heatCalendarWords = defineWords('heatCalendar', {
  day: 'Day',
  less: 'Less',
  more: 'More',
  nothing: 'Nothing',
});
