import { fullStop } from '../../core/full-stop.js';
import type { actingWords } from '../../widgets/account/switched-account/acting-copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

export const words: TextsByScope<typeof actingWords> = {
  acting: {
    label: 'Namens een lid',
    as: (member, staff) => fullStop(`${staff}, je bent aangemeld voor ${member}`),
    readOnly: 'Je kunt hier alles bekijken. Zeg waarom je hier bent om iets te wijzigen.',
    because: reason => `Reden: ‘${reason}’.`,
    theirs: 'Betaling, abonnement, wachtwoord en privacy blijven van het lid.',
    left: minutes => `Nog ${minutes} min.`,
    form: 'Waarom je hier bent',
    reason: 'Waarom ben je hier?',
    helper: 'Het lid leest dit in de geschiedenis van de account.',
    give: 'Wijzigingen toestaan',
    end: 'Stoppen en afmelden',
    failed: { ...failures, notActing: failures.signedOut, tooShort: 'Zeg het in een paar woorden.' },
  },
};
