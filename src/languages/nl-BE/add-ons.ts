import type { words as english } from '../../widgets/journeys/subscription-manager/add-ons/copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof english> = {
  'add-ons': {
    title: 'Extra’s',
    loading: 'De extra’s worden geladen',
    addOns: 'de extra’s',
    held: 'In je abonnement',
    offered: 'Dit kun je toevoegen',
    active: 'Actief',
    ends: date => `Eindigt op ${date}`,
    endsLater: 'Eindigt met je periode',
    end: 'Stopzetten',
    endNamed: name => `${name} stopzetten`,
    keep: 'Behouden',
    keepNamed: (name, price) => `${name} behouden voor ${price}`,
    add: 'Toevoegen',
    addNamed: name => `${name} toevoegen`,
    emptyTitle: 'Geen extra’s voor je formule',
    emptyText: 'Kun je iets aan je abonnement toevoegen, dan zie je het hier.',
    reviewTitle: name => `${name} toevoegen`,
    pay: amount => `${amount} betalen en toevoegen`,
    addFree: 'Toevoegen, niets te betalen',
    addLater: (price, date) => `Toevoegen, daarna ${price} vanaf ${date}`,
    another: 'Een andere extra kiezen',
    endTitle: name => `${name} stopzetten?`,
    endText: (name, date) => `Je behoudt ${name} tot ${date}. Daarna staat het niet meer op je factuur.`,
    endOn: date => `Stopzetten op ${date}`,
    leave: name => `${name} behouden`,
    news: {
      added: name => `${name} zit nu in je abonnement.`,
      ending: (name, date) => `${name} eindigt op ${date}. Tot dan verandert er niets.`,
      kept: name => `${name} blijft in je abonnement.`,
    },
  },
};
