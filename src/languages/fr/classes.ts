import type { classWords as english } from '../../widgets/workouts/class-copy.js';
import type { TextsByScope } from '../texts.js';
import { inFrench } from './french.js';

export const words = inFrench((): TextsByScope<typeof english> => ({
  classes: {
    levels: { beginner: 'Débutant', intermediate: 'Intermédiaire', advanced: 'Avancé' },
    stars: average => `${average} étoiles sur 5`,
    keep: title => `Ajouter ${title} à vos favoris`,
    kept: title => `${title} est dans vos favoris. Retirer ce cours`,
    done: 'Suivi',
    gone: 'N’est plus au catalogue',
  },
}));
