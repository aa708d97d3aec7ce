import { defineWidget, event, string } from '../../element/define.js';

export const trainingTrends = defineWidget({
  tag: 'echelon-training-trends',
  summary:
    'Shows how the training of the signed-in user goes: sums over time, fitness and form, and what it is made of.',
  group: 'training',
  height: 720,
  props: {
    query: string({
      summary:
        'What is shown, as the search of an address: `view=year&group=week&type=bike&graph=time`. Set it from the address, and write what `queryChanged` says there.',
    }),
  },
  events: {
    queryChanged: event({ detail: { query: 'string' }, summary: 'Somebody wants to see something else.' }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: {
    figure: 'The ink field: the graph, and the figure of the period over it.',
    types: 'What the training of the period is made of.',
  },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
