import type { words as english } from '../../widgets/account/devices/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, fromToday, wait } from './common.js';

export const words: TextsByScope<typeof english> = {
  devices: {
    title: 'Equipo',
    machines: {
      what: 'tu equipo',
      serial: 'Número de serie',
      software: 'Software instalado',
      upToDate: version => `${version}, al día`,
      newest: 'Software más reciente',
      version: (version, date) => `${version}, ${date}`,
      emptyTitle: 'Todavía no hay equipo',
      emptyText: 'Canjea los meses que venían con tu bicicleta, remo o caminadora y lo verás aquí.',
      emptyChild: 'El equipo aparece en la cuenta que canjeó sus meses.',
      send: 'Enviar tu recibo',
      remove: 'Quitar',
      removeOne: (name, serial) => `Quitar: ${name}, ${serial}`,
      confirmTitle: name => `¿Quitar ${name}?`,
      confirmText:
        'Ya no estará en esta lista. Los meses que venían con el equipo siguen siendo tuyos, y vuelve a aparecer cuando lo conectes en la app de Echelon.',
      confirm: 'Quitar el equipo',
      done: name => `Equipo quitado: ${name}.`,
    },
    apps: {
      title: 'Apps y navegadores',
      what: 'tus apps y navegadores',
      platforms: { ios: 'iPhone o iPad', android: 'Teléfono o tableta Android', web: 'Navegador' },
      on: 'Notificaciones activadas',
      off: 'Notificaciones desactivadas',
      seen: (date, when) => `Última vez: ${date}, ${when}`,
      empty: 'Permite las notificaciones en la app de Echelon o en un navegador y lo verás aquí.',
      turnOff: 'Desactivar',
      turnOffOn: name => `Desactivar notificaciones: ${name}`,
      confirmTitle: name => `¿Desactivar las notificaciones en ${name}?`,
      confirmText:
        'Dejaremos de notificarte ahí. Tu sesión sigue abierta y puedes volver a activarlas en la app o el navegador.',
      confirm: 'Desactivar notificaciones',
      done: name => `Notificaciones desactivadas: ${name}.`,
    },
    when: fromToday,
    screen: {
      what: 'tu equipo',
      here: 'Aquí verás tu equipo y las apps y los navegadores que pueden enviarte notificaciones.',
    },
    failures,
    wait,
  },
};
