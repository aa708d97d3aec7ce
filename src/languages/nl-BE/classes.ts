import type { classWords as english } from '../../widgets/workouts/class-copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof english> = {
  classes: {
    levels: { beginner: 'Beginner', intermediate: 'Halfgevorderd', advanced: 'Gevorderd' },
    stars: average => `${average} van 5 sterren`,
    keep: title => `Voeg ${title} toe aan je favorieten`,
    kept: title => `${title} is een van je favorieten. Haal ze eruit`,
    done: 'Gedaan',
    gone: 'Niet meer in het aanbod',
  },
};
