import type { words as english } from '../../widgets/training/badges/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench(({ t, form }): TextsByScope<typeof english> => ({
  badges: {
    title: 'Décrochez votre prochain badge',
    groups: { all: 'Toutes les séances', streak: 'Séries', challenge: 'Défis' },
    units: {
      all: 'séances',
      bike: 'cours de vélo',
      row: 'cours de rameur',
      run: 'courses',
      climb: 'montées',
      ellipse: 'cours d’elliptique',
      reflect: 'cours Reflect',
      fitpass: 'cours FitPass',
      streak: 'jours d’affilée',
    },
    earned: count => form(count, { one: 'badge obtenu', other: 'badges obtenus' }),
    latest: 'Le dernier',
    named: (threshold, unit) => `${threshold} ${unit}`,
    progress: (done, threshold, unit) => `${done} sur ${threshold} ${unit}`,
    short: (done, threshold) => `${done} sur ${threshold}`,
    counted: count => `${count} à ce jour`,
    toGo: count => `Encore ${count}`,
    challengeDone: share => `Fait à ${share}`,
    closest: 'Les plus proches',
    first: 'Les premiers à décrocher',
    emptyTitle: 'Votre premier badge est tout proche',
    emptyText: 'Entraînez-vous trois jours d’affilée ou terminez dix cours.',
    how: t`Les cours que vous terminez comptent. Plus d’efforts remplissent plus de barres : deux dès 100 séances ou 10 jours d’affilée, trois dès 1 000 séances, 100 jours ou un défi. Un badge reste à vous, même si vous supprimez une séance.`,
    counts: 'le nombre de séances qui comptent',
    failures,
    screen: { what: 'vos badges', here: 'Voyez ce que vous avez décroché et ce qui manque pour les suivants.' },
  },
}));
