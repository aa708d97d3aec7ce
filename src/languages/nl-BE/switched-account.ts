import { fullStop } from '../../core/full-stop.js';
import type { words as english } from '../../widgets/account/switched-account/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

export const words: TextsByScope<typeof english> = {
  'switched-account': {
    label: 'Gezin',
    as: name => fullStop(`Je bekijkt het profiel van ${name}`),
    asSomebody: 'Je bekijkt het profiel van een gezinslid.',
    back: name => `Terug naar ${name}`,
    backToYou: 'Terug naar je eigen account',
    isBack: 'Je bent terug in je eigen account.',
    failed: {
      ...failures,
      notFound: 'Van hieruit kun je niet terug. Meld je af, en meld je aan met je eigen account.',
    },
  },
};
