import type { words as english } from '../../widgets/training/personal-bests/copy.js';
import type { TextsByScope } from '../texts.js';
import { count, failures, form, wait } from './common.js';

export const words: TextsByScope<typeof english> = {
  'personal-bests': {
    title: 'Persoonlijke records',
    rule: 'Het meeste dat je deed in een les van elke duur. Alleen lessen die je afmaakte, tellen mee.',
    countedFrom: day => `Geteld sinds ${day}.`,
    length: 'Duur van de les',
    isNew: 'Nieuw',
    over: (much, day) => `+${much} op ${day}`,
    beat: day => `Beter dan op ${day}`,
    first: 'Het eerste',
    actions: record => `${record}: wat je kunt doen`,
    wrong: 'Die meting klopte niet',
    classes: 'Aparte lessen',
    searched: 'Les',
    classesShown: (shown, total) => `${shown} van ${total} lessen`,
    more: 'Meer lessen tonen',
    noneFound: q => `Geen les van je records heeft “${q}” in de naam.`,
    noClasses: 'Maak een les af, en je beste prestatie staat hier.',
    tries: title => `Alle pogingen van ${title}`,
    what: 'je pogingen',
    leftEarly: 'Niet afgemaakt',
    curve: 'Hou je vermogen vol',
    curveHow:
      'Het hoogste gemiddelde in watt dat je volhield, voor elke duur, over alle trainingen met gemeten vermogen.',
    curveChart: 'Beste gemiddelde vermogen',
    curveLength: 'Volgehouden',
    curveEver: 'Ooit',
    curveRecent: 'Laatste 90 dagen',
    curveWhat: 'je beste vermogen',
    startOver: 'Begin je opnieuw?',
    startOverText: 'Nieuwe fiets, nieuwe start: laat je records vanaf vandaag tellen. Je trainingen blijven.',
    reset: 'Records vanaf vandaag tellen',
    confirmReset: 'Records vanaf vandaag tellen?',
    resetText: number =>
      `${count(number, { one: 'record verdwijnt', other: 'records verdwijnen' })} en ${form(number, { one: 'komt', other: 'komen' })} niet terug. Je trainingen blijven.`,
    confirmWrong: record => `${record} weghalen?`,
    wrongText:
      'De training blijft, maar houdt geen enkel record meer. De volgende beste neemt het over. Dit kun je niet ongedaan maken.',
    confirm: 'Weghalen',
    removed: (record, next, day) => `${record} is weg. Je beste is nu ${next}, van ${day}.`,
    removedLast: record => `${record} is weg. Geen andere training neemt het over.`,
    wasReset: 'Je records tellen vanaf vandaag. Ga voor het eerste.',
    emptyTitle: 'Vestig je eerste record',
    emptyText: 'Maak een les af. Je beste arbeid en afstand staan dan hier.',
    failures: { ...failures, notFound: 'Het is al weg. Wat je nu ziet, is bijgewerkt.' },
    wait,
    screen: { what: 'je records', here: 'Bekijk je beste prestatie voor elke lesduur.' },
  },
};
