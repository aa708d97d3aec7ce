import type { words as english } from '../../widgets/training/workout-plan/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, wait } from './common.js';

const workouts = (count: number): string => (count === 1 ? '1 training' : `${count} trainingen`);

export const words: TextsByScope<typeof english> = {
  'workout-plan': {
    title: 'Train deze week',
    figures: { classes: 'Lessen', time: 'Tijd', load: 'Belasting' },
    classesDone: done => `${done} gedaan`,
    ofMost: most => `van hoogstens ${most}`,
    before: load => `Al getraind voor dit plan: ${load}`,
    madeBy: weeks =>
      weeks === 1 ? 'Gemaakt met regels uit je laatste week' : `Gemaakt met regels uit je laatste ${weeks} weken`,
    basis: (done, mean, form) =>
      `${workouts(done)}, een belasting van ${mean} per week in de laatste vier en vandaag een vorm van ${form}.`,
    kinds: {
      usual: most => `Deze week is dus voor hoogstens ${most}, een tiende meer dan dat.`,
      gentle: most => `Je begint nog maar pas, dus deze week is kort en rustig: hoogstens ${most}.`,
      recovery: most => `Je bent moe, dus deze week is om te herstellen: hoogstens ${most}, zes tienden daarvan.`,
    },
    terms: 'Belasting: 100 is een uur op je limiet. Vorm: je conditie min je vermoeidheid; onder −20 ben je uitgeput.',
    accept: 'Deze week aanvaarden',
    acceptedOn: day => `Aanvaard op ${day}`,
    again: 'Opnieuw maken',
    confirm: {
      title: 'De week die je hebt aanvaard opnieuw maken?',
      text: 'De regels plannen de dagen vanaf vandaag opnieuw. Lessen die je hebt verplaatst, blijven niet waar je ze zette, en het nieuwe plan aanvaard je zelf.',
      action: 'Nieuw plan maken',
    },
    reasons: {
      gentleStart: said => `${workouts(said.workouts)} in je laatste ${said.weeks} weken, dus je begint rustig.`,
      recovery: ({ form }) => `Je vorm is ${form}, dus deze week is om te herstellen.`,
      favouriteDay: said => `Je trainde op ${said.weekday} in ${said.workouts} van de laatste ${said.weeks} weken.`,
      restDay: said =>
        said.workouts === 0
          ? `Je trainde in de laatste ${said.weeks} weken nooit op ${said.weekday}.`
          : `Je trainde op ${said.weekday} in ${said.workouts} van de laatste ${said.weeks} weken, en andere dagen gaan voor.`,
      plannedRest: () => 'Je plande rust, of je bent weg.',
      favouriteType: said => `${said.type} doe je regelmatig: ${workouts(said.workouts)}.`,
      usualLength: ({ minutes, own }) =>
        own === minutes
          ? `Je traint meestal ${minutes} min.`
          : `Je traint meestal ${minutes} min; deze week past ${own} beter.`,
      hardDay: () => 'Een van de zware dagen van deze week.',
      afterHardDay: ({ isRest }) => (isRest ? 'De dag ervoor is zwaar.' : 'Rustiger, want de dag ervoor is zwaar.'),
      withinLoad: ({ planned, most }) => `Hiermee staat je week op ${planned} van ${most} belasting.`,
      loadReached: ({ planned, most }) => `Je week is vol: ${planned} van ${most} belasting.`,
      dayIsOver: said =>
        said.workouts === 0
          ? 'De dag was voorbij toen dit plan werd gemaakt.'
          : `De dag was voorbij toen dit plan werd gemaakt. Je deed ${workouts(said.workouts)}.`,
      alreadyTrained: said => `Je had al ${workouts(said.workouts)} gedaan toen dit plan werd gemaakt.`,
      noClass: () => 'De bibliotheek heeft geen les die past.',
      movedByMember: ({ isRest }) => (isRest ? 'Je verplaatste de les naar een andere dag.' : 'Je hebt ze hier gezet.'),
    },
    today: 'Vandaag',
    rest: 'Rust',
    minutes: 'min',
    levels: { beginner: 'Beginner', intermediate: 'Gemiddeld', advanced: 'Gevorderd' },
    hard: 'Zwaar',
    done: 'Gedaan',
    seeWorkout: 'Bekijk je training',
    missed: 'Niet gedaan. Je kunt ze nog naar een rustdag verplaatsen.',
    missedLast: 'Niet gedaan.',
    hardInARow: 'Zwaar, net als de dag ervoor. Jij kiest: met een rustiger dag ertussen herstel je beter.',
    move: 'Verplaats naar …',
    moveClass: title => `Verplaats ${title} naar`,
    meetsRest: day => `Daar is rust; ${day} wordt een rustdag.`,
    meets: (title, day) => `${title} komt op ${day}.`,
    makesHardInARow: 'Twee zware dagen na elkaar.',
    moved: (title, to) => `${title} staat nu op ${to}.`,
    movedBack: (title, from) => `${title} kwam op ${from}.`,
    restBack: from => `Op ${from} rust je.`,
    made: 'Je week is opnieuw gepland.',
    accepted: 'Het is jouw week. Ga ervoor.',
    readAgain: 'Dit plan is elders gewijzigd. Zo staat het er nu voor; jouw wijziging is niet gebeurd.',
    tryAgain: 'Probeer opnieuw',
    notMoved: 'We konden deze les niet verplaatsen.',
    notMade: 'We konden je plan niet opnieuw maken.',
    notAccepted: 'We konden je plan niet aanvaarden.',
    empty: {
      noClass: 'Deze week past er geen les',
      loadReached: 'Je week is vol',
      nothingLeft: 'Deze week is er niets meer te plannen',
    },
    emptyText: {
      noClass:
        'De bibliotheek heeft niets van wat jij doet. Er komen altijd nieuwe lessen bij: maak het plan later opnieuw.',
      loadReached: 'Je hebt zoveel getraind als deze week mag bevatten. Rust uit.',
      nothingLeft: 'Wat er overblijft, is om te rusten. Maandag komt je volgende plan.',
    },
    keys: 'Met Alt en een pijltje verplaats je de les van een dag omhoog of omlaag.',
    failures: {
      ...failures,
      validationFailed: 'Die dag is intussen veranderd. Laad de pagina opnieuw.',
      versionConflict: 'Dit plan is elders gewijzigd. Probeer opnieuw.',
    },
    wait,
    screen: { what: 'je plan', here: 'Bekijk wat je elke dag van deze week doet, en waarom.' },
  },
};
