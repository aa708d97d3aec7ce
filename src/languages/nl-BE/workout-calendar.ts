import type { words as english } from '../../widgets/training/workout-calendar/copy.js';
import type { settingsWords } from '../../widgets/training/workout-calendar/settings/copy.js';
import type { TextsByScope } from '../texts.js';
import { count, failures, form, wait } from './common.js';

const workouts = (number: number) => count(number, { one: 'training', other: 'trainingen' });

export const words: TextsByScope<typeof english | typeof settingsWords> = {
  'workout-calendar': {
    title: 'Hou je reeks vast',
    days: number => form(number, { one: 'dag op rij', other: 'dagen op rij' }),
    weeks: number => form(number, { one: 'week op rij', other: 'weken op rij' }),
    best: number => `Record: ${number}`,
    thisWeek: 'Deze week',
    ofGoal: (done, goal) => `${done} van ${goal}`,
    pastGoal: (done, goal) => `${done}, doel ${goal}`,
    goalReached: 'Doel gehaald.',
    toGoal: number => `Nog ${workouts(number)} te gaan.`,
    allProtected: 'Alle dagen die overblijven zijn beschermd. Rust maar uit.',
    standing: {
      dayAtRisk: number => `Je reeks van ${number} dagen eindigt vandaag. Train vandaag of zet een joker in.`,
      dayAtRiskBare: number => `Je reeks van ${number} dagen eindigt vandaag. Train vandaag om ze vast te houden.`,
      weekAtRisk: (weeks, missing) =>
        `Je reeks van ${count(weeks, { one: 'week', other: 'weken' })} eindigt deze week. Doe nog ${workouts(missing)} om ze vast te houden.`,
      missed: day => `Je hebt ${day} gemist. Zet een joker in en je dagreeks loopt door.`,
      going: 'Je bent goed bezig. Doe zo voort.',
      none: 'Train vandaag en je reeks begint.',
    },
    how: 'Een dag telt met één training, een week zodra je je doel haalt. Rust, afwezigheid en jokers houden een reeks vast zonder ze langer te maken.',
    freeze: day => `Joker inzetten voor ${day}`,
    freezesLeft: number =>
      number === 0
        ? 'Geen jokers meer deze maand.'
        : `Nog ${count(number, { one: 'joker', other: 'jokers' })} deze maand.`,
    frozen: day => `Joker ingezet voor ${day}. Je reeks loopt door.`,
    notFrozen: day => `We konden geen joker inzetten voor ${day}.`,
    freezeToday: 'Vandaag een joker inzetten',
    protect: 'Doel en rustdagen kiezen',
    saved: 'Bewaard.',
    previous: 'Vorige maand',
    next: 'Volgende maand',
    toToday: 'Vandaag',
    totals: { count: number => form(number, { one: 'training', other: 'trainingen' }) },
    noneIn: month => `Geen trainingen in ${month}.`,
    minutes: 'min',
    dayWith: (day, number, minutes) =>
      `${day}: ${workouts(number)}, ${count(minutes, { one: 'minuut', other: 'minuten' })}`,
    dayWithout: day => `${day}: geen training`,
    protections: { freeze: 'Joker', away: 'Afwezig', rest: 'Rust' },
    more: number => `+${number}`,
    leftEarly: 'Vroeger gestopt',
    nothing: 'Geen training op deze dag.',
    failures: {
      ...failures,
      validationFailed: 'Voor deze dag kan geen joker meer.',
      versionConflict: 'Je reeks is intussen veranderd. Probeer het opnieuw.',
    },
    wait,
    streakWhat: 'je reeks',
    screen: { what: 'je kalender', here: 'Bekijk elke training van de maand en hou je reeks vast.' },
  },
  'workout-calendar/settings': {
    title: 'Bescherm je reeks',
    labels: { weeklyGoal: 'Trainingen per week', rest: 'Rustdagen', away: 'Afwezigheid' },
    goalHelper: 'Een week telt zodra je dit haalt. Een nieuw doel geldt ook voor voorbije weken.',
    restHelper: 'Rust houdt je reeks vanaf vandaag vast zonder ze langer te maken.',
    awayHelper: 'Reizen, verkoudheden, drukke weken: dagen afwezig houden je reeks vast.',
    from: 'Eerste dag',
    to: 'Laatste dag',
    addAway: 'Afwezigheid toevoegen',
    awayNth: nth => `Afwezigheid ${nth}`,
    removeAway: nth => `Afwezigheid ${nth} verwijderen`,
    problems: {
      goalWrong: 'Kies 1 tot 14 trainingen.',
      restTooMany: 'Kies 4 rustdagen per week of minder.',
      awayMissing: 'Kies de eerste en de laatste dag.',
      awayOrder: 'De laatste dag kan niet voor de eerste liggen.',
      awayLong: 'Een afwezigheid duurt hoogstens 92 dagen.',
      awayMany: 'Je kunt hoogstens 20 afwezigheden hebben.',
    },
    failures: { ...failures, versionConflict: 'Dit is intussen veranderd.' },
    wait,
    save: 'Bewaren',
  },
};
