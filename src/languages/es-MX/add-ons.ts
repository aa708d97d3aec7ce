import type { words as english } from '../../widgets/journeys/subscription-manager/add-ons/copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof english> = {
  'add-ons': {
    title: 'Complementos',
    loading: 'Cargando los complementos',
    addOns: 'los complementos',
    held: 'En tu membresía',
    offered: 'Puedes agregar',
    active: 'Activo',
    ends: date => `Termina el ${date}`,
    endsLater: 'Termina con tu periodo',
    end: 'Terminar',
    endNamed: name => `Terminar ${name}`,
    keep: 'Conservar',
    keepNamed: (name, price) => `Conservar ${name} por ${price}`,
    add: 'Agregar',
    addNamed: name => `Agregar ${name}`,
    emptyTitle: 'No hay complementos para tu plan',
    emptyText: 'Cuando puedas agregar algo a tu membresía, lo verás aquí.',
    reviewTitle: name => `Agregar ${name}`,
    pay: amount => `Pagar ${amount} y agregar`,
    addFree: 'Agregar, no pagas nada',
    addLater: (price, date) => `Agregar y pagar ${price} desde el ${date}`,
    another: 'Elegir otro complemento',
    endTitle: name => `¿Terminar ${name}?`,
    endText: (name, date) => `Conservas ${name} hasta el ${date}. Después ya no aparece en tus cobros.`,
    endOn: date => `Terminar el ${date}`,
    leave: name => `Conservar ${name}`,
    news: {
      added: name => `${name} ya está en tu membresía.`,
      ending: (name, date) => `${name} termina el ${date}. Nada cambia hasta entonces.`,
      kept: name => `${name} sigue en tu membresía.`,
    },
  },
};
