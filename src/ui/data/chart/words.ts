import { defineWords } from '../../language/language.js';

export const chartWords = defineWords('chart', {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  loading: 'Loading the chart',
  errorTitle: 'The figures could not be loaded',
  retry: 'Try again',
  emptyTitle: 'No figures yet',
  undrawn: 'The chart could not be drawn. Here are its figures.',
  /** In the table and the readout, where nothing was measured. */
  gap: 'No value',
  total: 'Total',
  /** What the arrow keys move through. */
  points: (title: string) => `Points of ${title}`,
  series: (name: string, value: string) => `${name} ${value}`,
  reading: (at: string, values: string) => `${at}: ${values}`,
  at: 'Point',
});
