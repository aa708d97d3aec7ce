import { defineWidget, event } from '../../element/define.js';

export const switchedAccount = defineWidget({
  tag: 'echelon-switched-account',
  summary:
    'Says whose profile a parent has switched to, or for which member staff act, why and for how long, and leads back or out; for everybody else it shows nothing and takes no room.',
  group: 'account',
  height: 0,
  props: {},
  events: {
    switchedBack: event({
      detail: { userId: 'string' },
      summary:
        'The session is the parent’s own again, by this widget or by another one: what was pressed is gone, and the page gives the focus a place.',
    }),
  },
  parts: { bar: 'The bar, while somebody is switched in.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
