import type { addWords } from '../../widgets/commercial/owner-manager/add/add-copy.js';
import type { words as english } from '../../widgets/commercial/owner-manager/copy.js';
import type { TextsByScope } from '../texts.js';
import { count, failures, wait } from './common.js';

const locations = (number: number) => count(number, { one: 'sede', many: 'de sedes', other: 'sedes' });

export const words: TextsByScope<typeof english | typeof addWords> = {
  'owner-manager': {
    title: 'Propietarios',
    searched: 'Nombre o contacto',
    columns: {
      name: 'Propietario',
      contact: 'Contacto',
      locations: 'Sedes',
      machines: 'Equipos',
      createdAt: 'Desde',
      id: 'ID',
    },
    noContact: 'Sin contacto todavía',
    create: 'Nuevo propietario',
    connect: 'Conectar por ID',
    disconnect: 'Desconectar',
    disconnectOne: name => `Desconectar ${name}`,
    asking: {
      title: name => `¿Desconectar ${name}?`,
      text: number =>
        number === 0
          ? 'Ya no verás a este propietario. Puedes conectarlo otra vez por su ID.'
          : `Ya no verás a este propietario ni sus ${locations(number)}, con sus equipos y pedidos. Puedes conectarlo otra vez por su ID.`,
      action: number => (number === 0 ? 'Desconectar propietario' : `Desconectar con ${locations(number)}`),
      orders: orders => `Primero termina o cancela estos pedidos: ${orders}.`,
      changedBy: name => `${name} cambió este propietario mientras tanto.`,
      reload: 'Mostrar cómo está ahora',
    },
    notes: {
      created: name => `${name} ya es uno de tus propietarios.`,
      connected: name => `${name} está conectado, con todas sus sedes que no tenían distribuidor.`,
      disconnected: (name, number) =>
        number === 0 ? `${name} está desconectado.` : `${name} está desconectado, con ${locations(number)}.`,
    },
    emptyTitle: 'Todavía no hay propietarios',
    emptyText: 'Las empresas cuyos gimnasios atiendes aparecen aquí. Agrega la primera.',
    noDealerTitle: 'Primero elige un distribuidor',
    noDealerText: 'Los propietarios de un distribuidor aparecen aquí.',
    failures: {
      ...failures,
      notFound: 'Ya no atiendes a este propietario.',
      ordersOpen: 'Primero termina o cancela los pedidos abiertos.',
      versionConflict: 'Este propietario cambió mientras tanto.',
    },
    wait,
    screen: { what: 'tus propietarios', here: 'Aquí ves las empresas que atiendes y lo que tienen.' },
  },
  'owner-manager/add': {
    create: { title: 'Nuevo propietario', action: 'Agregar propietario' },
    connect: {
      title: 'Conectar un propietario',
      text: 'Para una empresa que ya está con nosotros y no tiene distribuidor. Recibes también sus sedes sin distribuidor.',
      id: 'ID del propietario',
      helper: 'El propietario lo encuentra junto al nombre de su empresa. Empieza con own_.',
      action: 'Conectar propietario',
    },
    labels: {
      name: 'Empresa',
      contactName: 'Contacto',
      contactEmail: 'Correo del contacto',
      contactPhone: 'Teléfono del contacto',
    },
    problems: {
      nameMissing: 'Escribe el nombre de la empresa.',
      emailWrong: 'Escribe un correo como nombre@ejemplo.com.',
      idMissing: 'Pega el ID del propietario.',
    },
    failures: {
      ...failures,
      notFound: 'No hay ningún propietario con este ID. Revisa lo que pegaste.',
      ownerTaken: 'Otro distribuidor atiende a este propietario. Primero tiene que desconectarlo.',
    },
    wait,
  },
};
