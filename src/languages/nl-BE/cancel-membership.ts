import type { words as english } from '../../widgets/journeys/subscription-manager/cancel/copy.js';
import type { TextsByScope } from '../texts.js';
import { count, days, failures, form, fromToday, months, period } from './common.js';

const gone = 'Dit aanbod is er niet meer.';
const changed = 'Je abonnement is intussen gewijzigd. Probeer het opnieuw.';

export const words: TextsByScope<typeof english> = {
  'cancel-membership': {
    title: 'Abonnement opzeggen',
    loading: 'Laden',
    keep: 'Mijn abonnement houden',
    done: 'Klaar',
    when: fromToday,
    dated: (date, when) => `${date}, ${when}`,
    period,
    survey: {
      question: 'Waarom stop je? (optioneel)',
      reasons: {
        too_expensive: 'Te duur',
        unused: 'Ik gebruik het te weinig',
        missing_features: 'Er ontbreken functies',
        low_quality: 'De kwaliteit is te laag',
        too_complex: 'Te ingewikkeld',
        customer_service: 'De klantendienst',
        switched_service: 'Ik stap over naar een andere dienst',
        other: 'Iets anders (vertel het hieronder)',
      },
      reason: 'Je reden (optioneel)',
      more: 'Moeten we nog iets weten? (optioneel)',
    },
    offer: {
      discount: {
        title: 'Blijf voor minder',
        prices: (prices, saved) => `${prices}. Je bespaart in totaal ${saved}.`,
        forever: 'Op elke factuur, vanaf de volgende.',
        from: (date, amount) => `Begint met je factuur van ${amount} op ${date}.`,
        accept: price => `Blijven voor ${price}`,
      },
      trialExtension: {
        title: 'Neem meer tijd om te proberen',
        figure: number => `${days(number)} extra`,
        ends: date => `Je proefperiode loopt dan tot ${date}.`,
        firstBill: (amount, before, after) => `Je eerste factuur van ${amount} schuift op van ${before} naar ${after}.`,
        accept: number => `${days(number)} langer proberen`,
      },
      pause: {
        title: 'Neem liever een pauze',
        text: date =>
          `Je abonnement wordt gepauzeerd op ${date}, als de betaalde periode voorbij is. Geen facturen tijdens de pauze.`,
        length: 'Hoelang?',
        months,
        until: date => `Hervat automatisch op ${date}`,
        accept: number => `${months(number)} pauzeren`,
      },
      planChange: {
        title: plan => `Betaal minder met ${plan}`,
        from: (date, plan) => `Vanaf ${date}. Tot dan houd je ${plan}.`,
        compare: 'Bekijk wat erin zit',
        accept: plan => `Overstappen naar ${plan}`,
      },
      contact: {
        title: 'Laat ons eerst helpen',
        missing_features: 'Vertel ons wat je mist. Misschien bestaat een deel al, en de rest weten we graag.',
        low_quality:
          'Vertel ons wat er niet goed is. Veel problemen met beeld, geluid of toestellen zijn op te lossen.',
        customer_service: 'Dat spijt ons. Vertel ons wat er misging, dan zetten we het recht.',
        too_complex: 'We tonen je graag stap voor stap hoe het werkt.',
        accept: 'Contact opnemen',
      },
    },
    confirm: {
      stays: (date, when) => `Je abonnement loopt nog tot ${date}, ${when}. Geen facturen meer.`,
      trial: (date, when) => `Je proefperiode eindigt op ${date}, ${when}. We rekenen je nooit iets aan.`,
      endsNow: {
        pending: 'Je abonnement eindigt nu. De eerste betaling gaat niet door.',
        inactive: 'Je abonnement eindigt nu, nog voor het begint. Je betaalt niets.',
        past_due: 'Als je nu opzegt, eindigt je abonnement meteen en proberen we de betaling niet meer.',
        paused: 'Je abonnement eindigt nu. Het hervat niet na de pauze. Geen facturen meer.',
      },
      owed: amount => `De openstaande ${amount} innen we niet.`,
      also: 'Dit verdwijnt mee',
      pendingChange: (plan, date) => `Je stapt op ${date} niet over naar ${plan}.`,
      pause: date => `De pauze vanaf ${date} gaat niet door.`,
      addons: (names, number) => `${names} ${form(number, { one: 'eindigt', other: 'eindigen' })} mee.`,
      members: number =>
        number === 1
          ? '1 gezinslid verliest samen met jou de toegang.'
          : `${count(number, { other: 'gezinsleden' })} verliezen samen met jou de toegang.`,
      endOn: date => `Abonnement beëindigen op ${date}`,
      endNow: 'Abonnement nu beëindigen',
    },
    saved: {
      title: {
        discount: 'Je korting staat klaar',
        trialExtension: 'Je proefperiode duurt nu langer',
        pause: 'Je pauze is ingesteld',
        planChange: 'Je nieuwe formule is ingesteld',
        undone: 'Je abonnement loopt verder',
      },
      nextBill: 'Volgende factuur',
      bill: (amount, date, when) => `${amount} op ${date}, ${when}`,
      discount: 'Korting tot',
      trialEnds: 'Proefperiode tot',
      pauses: 'Pauze vanaf',
      goesOn: 'Hervat op',
      newPlan: 'Nieuwe formule',
      planFrom: (plan, date) => `${plan}, vanaf ${date}`,
      noBill: 'Geen factuur gepland',
      addons: (names, number) =>
        `${names} ${form(number, { one: 'eindigt', other: 'eindigen' })} nog altijd met deze periode.`,
      notBack: 'Had je een andere formule of een pauze gepland? Stel die dan opnieuw in.',
      seeAddons: 'Extra’s bekijken',
    },
    cancelled: {
      title: date => `Je abonnement eindigt op ${date}`,
      ended: 'Je abonnement is afgelopen',
      ends: 'Eindigt op',
      endedOn: 'Afgelopen op',
      noBills: 'Geen facturen meer',
      confirmation: 'Bevestiging',
      mailed: email => `Verstuurd naar ${email}`,
      stays: 'Je houdt je account, je trainingen en je geschiedenis. Kom terug wanneer je wilt.',
      credit: amount => `Je houdt ook je tegoed van ${amount}.`,
      undo: 'Opzegging ongedaan maken',
    },
    nothing: {
      title: 'Hier is niets op te zeggen',
      elsewhere: name => `Je abonnement loopt via ${name}. Zeg het daar op.`,
      given: name => `Je krijgt je abonnement van ${name}. Alleen daar kan het eindigen.`,
      none: 'Je hebt geen abonnement om op te zeggen.',
      manage: name => `Opzeggen in ${name}`,
    },
    this: 'dit',
    failed: {
      ...failures,
      redemptionCodeInvalid: gone,
      redemptionCodeAlreadyRedeemed: gone,
      redemptionCodeIsExpired: gone,
      redemptionBlocked: gone,
      cannotPause: gone,
      alreadyPaused: gone,
      scheduleAttached: gone,
      planUnavailable: gone,
      invalidOffer: gone,
      useSubscribe: gone,
      resumeFirst: gone,
      subscriptionPending: gone,
      paymentOverdue: 'Er staat nog een betaling open. Daarom kan dit aanbod nu niet.',
      managedByChannel: 'Je abonnement wordt elders aangerekend. Wijzig het daar.',
      parentRequired: 'Het hoofdaccount betaalt dit abonnement. Alleen dat account kan het opzeggen.',
      alreadyCanceled: changed,
      cancellationScheduled: changed,
      subscriptionEnded: changed,
      notCanceling: changed,
      idempotencyConflict: failures.broken,
    },
  },
};
