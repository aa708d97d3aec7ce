import type { UiTexts } from '../../ui-texts.js';
import { count, failures } from '../common.js';

export const basics = {
  widget: {
    broken: 'Er ging iets mis.',
    notLoaded: failures.offline,
    tryAgain: 'Opnieuw proberen',
    customerService: 'klantendienst',
  },
  patience: {
    long: 'Dit duurt langer dan gewoonlijk.',
    cancel: 'Annuleren',
    goOn: 'Blijven wachten',
    unanswered: 'Niet zeker of het gelukt is?',
    again: 'Bekijken wat bewaard is',
  },
  price: {
    was: 'eerst',
    per: 'per',
    free: 'Gratis',
    each: (price, unit) => `${price} per ${unit}`,
    lasts: (price, time) => `${price} gedurende ${time}`,
    next: (first, next) => `${first}, daarna ${next}`,
  },
  said: { loading: 'Bezig met laden' },
  overlay: { doneTitle: 'Gelukt!', doneSubtitle: 'Je abonnement is geactiveerd.' },
  dialog: { close: 'Sluiten', cancel: 'Annuleren', submit: 'Versturen' },
  confirmDialog: {
    typeLabel: word => `Typ “${word}” om te bevestigen`,
    typeFirst: word => `Typ eerst “${word}”`,
  },
  toast: {
    close: 'Sluiten',
    undo: 'Ongedaan maken',
    more: number => `Nog ${count(number, { one: 'melding', other: 'meldingen' })}`,
    fewer: 'Minder tonen',
  },
  menu: { actions: 'Meer acties' },
  stepper: {
    progress: 'Voortgang',
    complete: 'klaar',
    error: 'bevat een fout',
    stepOf: (step, steps, name) => `Stap ${step} van ${steps} · ${name}`,
  },
} satisfies Partial<UiTexts>;
