import type { personWords } from '../../widgets/person-screen-copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

export const words: TextsByScope<typeof personWords> = {
  'person-screen': {
    loading: what => `We laden ${what}`,
    failed: what => `We konden ${what} niet laden.`,
    failures,
    retry: 'Opnieuw proberen',
    signedOut: what => `Meld je aan om ${what} te zien`,
    ended: what => `Je bent afgemeld. Meld je opnieuw aan om ${what} te zien.`,
    signIn: 'Aanmelden',
    child: 'Je hoort bij een gezinsabonnement',
    paidBy: name => `${name || 'Het hoofdaccount'} betaalt het en kan het wijzigen.`,
  },
};
