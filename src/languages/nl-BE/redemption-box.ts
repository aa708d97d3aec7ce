import type { words as english } from '../../widgets/account/redemption-box/copy.js';
import type { TextsByScope } from '../texts.js';
import { codeRefusal, failures } from './common.js';

export const words: TextsByScope<typeof english> = {
  'redemption-box': {
    title: 'Een code inwisselen',
    label: 'Code',
    helper: 'Je vindt ze op je cadeaubon, je kassaticket of in een mail.',
    empty: 'Vul je code in.',
    check: 'Code controleren',
    ticket: 'Hier zie je je code voor je ze gebruikt: wat ze geeft, en tot wanneer.',
    offered: 'Code aanvaard',
    gives: {
      days: 'abonnement',
      credit: 'tegoed',
      discount: 'Een korting op je abonnement',
      offer: 'Een aanbod voor je abonnement',
    },
    goodUntil: date => `Wissel ze in tot en met ${date}.`,
    redeem: 'Code inwisselen',
    another: 'Een andere code gebruiken',
    granted: {
      title: 'Je code is ingewisseld',
      days: date => `Je abonnement loopt nu tot ${date}.`,
      nextBill: date => `Je volgende factuur schuift op naar ${date}.`,
      credit: amount => `Je tegoed is nu ${amount}. Het gaat van je volgende facturen af.`,
      discount: 'De korting gaat af van je volgende factuur.',
      offer: 'Je abonnement is aangepast.',
      another: 'Nog een code inwisselen',
    },
    pay: 'Betaalmethode wijzigen',
    blockedTitle: 'Hier kun je geen codes inwisselen',
    blocked: {
      providedByProvider: () =>
        'Je abonnement wordt door Echelon verstrekt en er kunnen geen codes aan worden toegevoegd.',
      childAccount: name =>
        `Dit account hangt af van het account van ${name}. Codes worden op het hoofdaccount ingewisseld.`,
      otherChannel: name =>
        `Je abonnement loopt via ${name}, en daarom kunnen we je code niet inwisselen. Neem contact op met de klantendienst.`,
    },
    states: {
      subscriptionPending: 'Je abonnement wordt nog klaargezet. Probeer het zo meteen opnieuw.',
      paymentOverdue: 'Er staat nog een betaling open. Betaal die eerst; de code blijft geldig.',
      resumeFirst: 'Je abonnement is gepauzeerd. Hervat het eerst; de code blijft geldig.',
      useSubscribe: 'Deze code hoort bij een nieuw abonnement. Kies een formule en vul de code daar in.',
      idempotencyConflict: failures.broken,
    },
    codeRefusal,
    screen: {
      what: 'je codes',
      here: 'Een code komt bij je eigen abonnement.',
      signedOut: 'Meld je aan om een code in te wisselen',
      ended: 'Je bent afgemeld. Meld je opnieuw aan om een code in te wisselen.',
    },
  },
};
