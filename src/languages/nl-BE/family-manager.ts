import type { addWords } from '../../widgets/account/family-manager/add-copy.js';
import type { words as english } from '../../widgets/account/family-manager/copy.js';
import type { removeWords } from '../../widgets/account/family-manager/remove-copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, form, fromToday, wait } from './common.js';

const gone = 'Deze persoon zit niet meer in je gezin.';

export const words: TextsByScope<typeof english | typeof addWords | typeof removeWords> = {
  'family-manager': {
    title: 'Gezin',
    loadingForm: 'Het formulier wordt geladen',
    when: fromToday,
    places: (used, limit) => `${used} van ${limit}`,
    free: count => form(count, { one: `${count} plaats is vrij`, other: `${count} plaatsen zijn vrij` }),
    held: count =>
      form(count, {
        one: `${count} plaats is vrijgehouden voor een open uitnodiging`,
        other: `${count} plaatsen zijn vrijgehouden voor open uitnodigingen`,
      }),
    add: 'Een gezinslid toevoegen',
    why: {
      familyFull: 'Alle plaatsen zijn bezet. Verwijder iemand, of een open uitnodiging, om plaats te maken.',
      noPlaces: 'Je formule heeft geen plaatsen voor gezinsleden. Andere formules wel.',
      membershipRequired: 'Je kunt gezinsleden toevoegen zodra je abonnement actief is.',
    },
    membership: 'Je abonnement bekijken',
    emptyTitle: 'Train samen',
    emptyText: limit =>
      `Tot ${limit} mensen kunnen met je abonnement trainen, elk met een eigen profiel en een eigen geschiedenis.`,
    members: 'Je gezin',
    you: 'Jij',
    inUse: 'Nu in gebruik',
    parent: 'Hoofdaccount',
    pays: 'Betaalt het abonnement',
    login: email => `Meldt zich aan als ${email}`,
    noLogin: 'Meldt zich niet aan: gebruik dit profiel om ermee te trainen',
    invited: 'Uitgenodigd',
    ranOut: 'Uitnodiging vervallen',
    sent: (email, date, when) => `Verstuurd naar ${email} op ${date}, ${when}`,
    goodUntil: (date, when) => `Geldig tot ${date}, ${when}`,
    goodNoMore: (date, when) => `Vervallen op ${date}, ${when}. Verstuur ze opnieuw om ze weer geldig te maken.`,
    switch: 'Profiel gebruiken',
    switchTo: name => `Profiel gebruiken: ${name}`,
    more: name => `Meer voor ${name}`,
    resend: 'Uitnodiging opnieuw versturen',
    remove: 'Uit het gezin verwijderen',
    notes: {
      added: name => `${name} zit nu in je gezin. Gebruik dit profiel om ermee te trainen.`,
      invited: (name, email, date) =>
        `${name} heeft een plaats in je gezin. We hebben een uitnodiging gestuurd naar ${email}, geldig tot ${date}.`,
      resent: (email, date) =>
        `We hebben de uitnodiging opnieuw gestuurd naar ${email}. De nieuwe link is geldig tot ${date}; de vorige werkt niet meer.`,
      removed: name => `${name} zit niet meer in je gezin. De plaats is vrij.`,
      back: 'Je zit weer op je eigen profiel.',
    },
    childView: {
      switchedTitle: name => `Je gebruikt het profiel van ${name}`,
      switchedText: parent => `Wat je hier doet, telt voor dit profiel. ${parent} betaalt het abonnement.`,
      back: parent => `Terug naar ${parent}`,
      title: parent => `Je zit in het gezin van ${parent}`,
      text: parent => `${parent} betaalt het abonnement en beheert de gezinsleden.`,
      noWayBack: parent => `Van hieruit kun je niet terug. Meld je af en meld je aan als ${parent}.`,
      signOut: 'Afmelden',
    },
    screen: { what: 'je gezin', here: 'Hier vind je iedereen die je abonnement deelt.' },
    failures: {
      ...failures,
      notFound: gone,
      parentRequired: 'Alleen het hoofdaccount kan het gezin wijzigen.',
      membershipRequired: 'Je abonnement is nu niet actief. Zodra het dat is, kun je gezinsleden toevoegen.',
      familyFull: 'Alle plaatsen zijn bezet. Verwijder iemand om plaats te maken. Wat je hebt ingevuld, blijft staan.',
      notInvited: 'Deze uitnodiging staat niet meer open.',
      tokenInvalid: 'Deze uitnodiging is gebruikt, ingetrokken of vervallen.',
      selfOnly: 'Dat kan alleen die persoon zelf.',
      notWhileActing: 'Je kunt dit niet doen terwijl je het profiel van iemand anders gebruikt.',
      alreadyInFamily: 'Deze persoon hoort al bij een gezin.',
      hasFamily: 'Deze persoon heeft zelf gezinsleden en moet die eerst verwijderen.',
      memberHasSubscription: 'Deze persoon heeft een eigen abonnement. Dat moet eerst aflopen.',
    },
    wait,
  },
  'family-manager/add': {
    title: 'Een gezinslid toevoegen',
    labels: {
      firstName: 'Voornaam',
      lastName: 'Achternaam',
      displayName: 'Weergavenaam',
      birthDate: 'Geboortedatum',
      gender: 'Geslacht',
      heightMm: 'Lengte',
      weightGrams: 'Gewicht',
      email: 'E-mailadres',
    },
    displayNameHelper: 'Dit zien anderen. Laat leeg om de voornaam te tonen.',
    measuresHelper: 'Met lengte en gewicht berekenen we de calorieën.',
    emailHelper: 'Met een e-mailadres meldt je gezinslid zich zelf aan. Zonder schakel jij over naar dat profiel.',
    noGender: 'Geen antwoord',
    genders: { female: 'Vrouw', male: 'Man', nonBinary: 'Non-binair', undisclosed: 'Zeg ik liever niet' },
    submit: 'Aan het gezin toevoegen',
    invite: 'Toevoegen en uitnodiging sturen',
    submitting: 'Wordt aan het gezin toegevoegd',
    cancel: 'Annuleren',
    problemTitle: 'Controleer deze velden',
    problems: {
      firstNameMissing: 'Vul de voornaam in.',
      firstNameLong: 'Gebruik hoogstens 100 tekens voor de voornaam.',
      lastNameMissing: 'Vul de achternaam in.',
      lastNameLong: 'Gebruik hoogstens 100 tekens voor de achternaam.',
      displayNameLong: 'Gebruik hoogstens 40 tekens voor de weergavenaam.',
      birthDateHalf: 'Vul de volledige geboortedatum in, of laat ze leeg.',
      birthDateFuture: 'Vul een geboortedatum in het verleden in.',
      birthDateOld: 'Vul een geboortedatum van de laatste 120 jaar in.',
      emailMalformed: 'Vul een e-mailadres in zoals naam@example.com.',
      emailYours: 'Dit is je eigen e-mailadres. Vul dat van het gezinslid in, of geen.',
      emailMember: 'Iemand in je gezin meldt zich al aan met dit e-mailadres.',
      emailInvited: 'Je hebt dit e-mailadres al uitgenodigd.',
    },
  },
  'family-manager/remove': {
    title: name => `${name} uit het gezin verwijderen?`,
    action: name => `${name} verwijderen`,
    active: name =>
      `${name} behoudt trainingen en geschiedenis in een eigen account, en verliest het abonnement nu. We melden ${name} overal af en sturen een e-mail.`,
    profile: name =>
      `${name} meldt zich niet aan. Als je het profiel verwijdert, kan niemand het nog openen, jij ook niet: je verliest de trainingen en de geschiedenis, en het profiel verliest het abonnement nu. Dit kun je niet ongedaan maken.`,
    invited: (name, email) =>
      `De uitnodiging voor ${email} werkt niet meer, en de plaats is weer vrij. Je verliest wat er op het profiel van ${name} is gedaan.`,
  },
};
