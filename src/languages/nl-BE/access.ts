import type { accessWords as english } from '../../widgets/workouts/access-copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof english> = {
  access: {
    titles: {
      join: 'Word lid en train met ons',
      confirm: 'Nog één stap',
      activate: 'Je abonnement staat klaar',
      resume: 'Je abonnement staat op pauze',
      parent: name => (name === '' ? 'Vraag het wie het abonnement betaalt' : `Vraag het aan ${name}`),
    },
    texts: {
      join: 'Met een abonnement zijn alle lessen, schema’s en uitdagingen van jou. Alles wat je al deed, staat hier nog.',
      confirm: 'Bevestig je eerste betaling bij je bank en begin te trainen.',
      activate: 'Start het en train meteen.',
      resume: 'Hervat het en ga verder waar je gebleven was.',
      change: 'Verander van formule en neem je plaats in. Al de rest blijft van jou.',
      parent: 'Het abonnement van je gezin dekt dit nu niet. Die persoon kan dat veranderen.',
    },
    actions: {
      join: 'Bekijk abonnementen',
      confirm: 'Bevestig betaling',
      activate: 'Start abonnement',
      resume: 'Hervat abonnement',
      change: 'Bekijk formules',
    },
    features: {
      liveClasses: plan => `Live lessen horen bij ${plan}`,
      devices: plan => `${plan} verbindt meer toestellen`,
      maxFamilyMembers: plan => `Je gezin hoort bij ${plan}`,
    },
    otherwise: {
      liveClasses: 'Live lessen horen bij een andere formule',
      devices: 'Je formule heeft geen plaats voor nog een toestel',
      maxFamilyMembers: 'Je gezin hoort bij een andere formule',
    },
  },
};
