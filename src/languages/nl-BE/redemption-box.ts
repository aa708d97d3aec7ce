import type { words as english } from '../../widgets/account/redemption-box/copy.js';
import type { TextsByScope } from '../texts.js';
import { codeRefusal, failures } from './common.js';

export const words: TextsByScope<typeof english> = {
  'redemption-box': {
    title: 'Een code inwisselen',
    label: 'Code',
    helper: 'Je vindt ze op je cadeaubon, je kassaticket of in een e-mail.',
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
    keepMine: 'Mijn korting houden',
    replace: 'Inwisselen en mijn korting verliezen',
    replaceThen: (amount, date) => `Inwisselen, mijn korting verliezen en ${amount} betalen op ${date}`,
    another: 'Een andere code gebruiken',
    granted: {
      title: 'Je code is ingewisseld',
      days: date => `Je abonnement loopt nu tot ${date}.`,
      nextBill: date => `Je volgende factuur schuift op naar ${date}.`,
      credit: amount => `Je tegoed is nu ${amount}. Het gaat van je volgende facturen af.`,
      discount: 'De korting gaat van je facturen af, te beginnen met de volgende.',
      offer: 'We hebben je abonnement aangepast.',
      another: 'Nog een code inwisselen',
    },
    pay: 'Kaart aanpassen',
    blockedTitle: 'Hier kun je geen codes inwisselen',
    blocked: {
      providedByProvider: () => 'Echelon geeft je je abonnement, en je kunt er geen codes aan toevoegen.',
      childAccount: name => `Dit account hoort bij dat van ${name}. Wissel codes in op het hoofdaccount.`,
      otherChannel: name =>
        `Je abonnement loopt via ${name}, en daarom kunnen we je code niet inwisselen. Neem contact op met de klantendienst.`,
    },
    states: {
      subscriptionPending: 'We zetten je abonnement nog klaar. Probeer het zo meteen opnieuw.',
      paymentOverdue: 'Er staat nog een betaling open. Betaal die eerst; je code blijft geldig.',
      resumeFirst: 'Je abonnement is gepauzeerd. Hervat het eerst; je code blijft geldig.',
      useSubscribe: 'Deze code is voor een nieuw abonnement. Kies een formule en vul de code daar in.',
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
