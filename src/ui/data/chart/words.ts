import { defineWords } from '../../language/language.js';

export const chartWords = defineWords('chart', {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  loading: 'Loading the chart',
  errorTitle: 'We couldn’t load the figures',
  retry: 'Try again',
  emptyTitle: 'No figures yet',
  undrawn: 'We couldn’t draw the chart. Here are its figures.',
  /** In the table and the readout, where nothing was measured. */
  gap: 'No value',
  total: 'Total',
  /** What the arrow keys move through. */
  points: (title: string) => `Points of ${title}`,
  series: (name: string, value: string) => `${name} ${value}`,
  reading: (at: string, values: string) => `${at}: ${values}`,
  at: 'Point',
});
