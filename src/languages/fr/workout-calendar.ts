import type { words as english } from '../../widgets/training/workout-calendar/copy.js';
import type { settingsWords } from '../../widgets/training/workout-calendar/settings/copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures } from './common.js';
import { inFrench, type French } from './french.js';

const workouts = ({ count }: French, number: number) =>
  count(number, { one: 'entraînement', many: 'd’entraînements', other: 'entraînements' });
const days = ({ count }: French, number: number) => count(number, { one: 'jour', many: 'de jours', other: 'jours' });

export const words = inFrench((french): TextsByScope<typeof english | typeof settingsWords> => {
  const { t, count, form } = french;
  const wait = createWait(french);
  return {
    'workout-calendar': {
      title: 'Gardez votre série',
      days: number => form(number, { one: 'jour d’affilée', other: 'jours d’affilée' }),
      weeks: number => form(number, { one: 'semaine d’affilée', other: 'semaines d’affilée' }),
      best: number => t`Record : ${number}`,
      thisWeek: 'Cette semaine',
      ofGoal: (done, goal) => `${done} sur ${goal}`,
      pastGoal: (done, goal) => `${done}, objectif ${goal}`,
      goalReached: 'Objectif atteint.',
      toGoal: number => `Encore ${workouts(french, number)}.`,
      allProtected: 'Tous les jours qui restent sont protégés. Reposez-vous.',
      standing: {
        dayAtRisk: number =>
          `Votre série de ${days(french, number)} s’arrête aujourd’hui. Entraînez-vous aujourd’hui ou utilisez un joker.`,
        dayAtRiskBare: number =>
          `Votre série de ${days(french, number)} s’arrête aujourd’hui. Entraînez-vous aujourd’hui pour la garder.`,
        weekAtRisk: (weeks, missing) =>
          `Votre série de ${count(weeks, { one: 'semaine', many: 'de semaines', other: 'semaines' })} s’arrête cette semaine. Encore ${workouts(french, missing)} pour la garder.`,
        missed: day => `Vous avez manqué ${day}. Utilisez un joker et votre série de jours continue.`,
        going: 'Vous êtes sur votre lancée. Continuez.',
        none: 'Entraînez-vous aujourd’hui et votre série commence.',
      },
      how: 'Un jour compte dès un entraînement, une semaine dès que votre objectif est atteint. Le repos, les absences et les jokers gardent une série sans l’allonger.',
      freeze: day => `Utiliser un joker pour ${day}`,
      freezesLeft: number =>
        number === 0
          ? 'Plus de joker ce mois-ci.'
          : `Il reste ${count(number, { one: 'joker', many: 'de jokers', other: 'jokers' })} ce mois-ci.`,
      frozen: day => t`Joker utilisé pour ${day} : votre série continue.`,
      notFrozen: day => `Nous n’avons pas pu utiliser un joker pour ${day}.`,
      freezeToday: 'Utiliser un joker aujourd’hui',
      protect: 'Choisir l’objectif et le repos',
      saved: 'Enregistré.',
      previous: 'Mois précédent',
      next: 'Mois suivant',
      toToday: 'Aujourd’hui',
      totals: {
        count: number => form(number, { one: 'entraînement', other: 'entraînements' }),
      },
      noneIn: month => `Aucun entraînement en ${month}.`,
      minutes: 'min',
      dayWith: (day, number, minutes) =>
        t`${day} : ${workouts(french, number)}, ${count(minutes, { one: 'minute', many: 'de minutes', other: 'minutes' })}`,
      dayWithout: day => t`${day} : aucun entraînement`,
      protections: { freeze: 'Joker', away: 'Absence', rest: 'Repos' },
      more: number => `+${number}`,
      leftEarly: 'Arrêté avant la fin',
      nothing: 'Aucun entraînement ce jour-là.',
      failures: {
        ...failures,
        validationFailed: 'Un joker n’est plus possible pour ce jour.',
        versionConflict: 'Votre série a changé entre-temps. Réessayez.',
      },
      wait,
      streakWhat: 'votre série',
      screen: {
        what: 'votre calendrier',
        here: 'Voyez chaque entraînement du mois et gardez votre série.',
      },
    },
    'workout-calendar/settings': {
      title: 'Protégez votre série',
      labels: { weeklyGoal: 'Entraînements par semaine', rest: 'Jours de repos', away: 'Absences' },
      goalHelper:
        'Une semaine compte dès que vous l’atteignez. Un nouvel objectif vaut aussi pour les semaines passées.',
      restHelper: 'Dès aujourd’hui, le repos garde votre série sans l’allonger.',
      awayHelper: t`Voyages, rhumes, semaines chargées : les jours d’absence gardent votre série.`,
      from: 'Premier jour',
      to: 'Dernier jour',
      addAway: 'Ajouter une absence',
      awayNth: nth => `Absence ${nth}`,
      removeAway: nth => `Retirer l’absence ${nth}`,
      problems: {
        goalWrong: 'Choisissez de 1 à 14 entraînements.',
        restTooMany: 'Choisissez 4 jours de repos par semaine au plus.',
        awayMissing: 'Choisissez le premier et le dernier jour.',
        awayOrder: 'Le dernier jour ne peut pas précéder le premier.',
        awayLong: 'Une absence dure 92 jours au plus.',
        awayMany: 'Gardez 20 absences au plus.',
      },
      failures: { ...failures, versionConflict: 'Ceci a changé entre-temps.' },
      wait,
      save: 'Enregistrer',
    },
  };
});
