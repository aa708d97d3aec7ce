import type { words as english } from '../../widgets/account/security/copy.js';
import type { TextsByScope } from '../texts.js';
import { count, failures, fromToday, passwordHelper, wait } from './common.js';

const problems = {
  oldPasswordMissing: 'Escribe tu contraseña actual.',
  oldPasswordWrong: 'Esta no es tu contraseña actual.',
  passwordMissing: 'Elige una contraseña nueva.',
  passwordWeak: 'Elige una contraseña que cumpla los cuatro requisitos.',
  passwordSpaces: 'Quita los espacios de tu contraseña.',
  passwordSame: 'Elige una contraseña nueva, no la que ya tienes.',
};

const places = (number: number) =>
  count(number, { one: 'otro lugar', many: 'de otros lugares', other: 'otros lugares' });

export const words: TextsByScope<typeof english> = {
  security: {
    title: 'Seguridad',
    password: {
      title: 'Contraseña',
      text: 'Al cambiarla se cierra tu sesión en todos los demás lugares.',
      old: 'Contraseña actual',
      new: 'Contraseña nueva',
      helper: passwordHelper,
      submit: 'Cambiar contraseña',
      submitting: 'Cambiando tu contraseña',
      changedTitle: 'Cambiaste tu contraseña',
      changedText: 'Cerramos tu sesión en todos los demás lugares y te avisamos por correo.',
      actingTitle: 'Iniciaste sesión como otra persona',
      actingText: 'Solo esa persona puede cambiar esta contraseña.',
    },
    sessions: {
      title: 'Dónde tienes la sesión abierta',
      what: 'los lugares donde iniciaste sesión',
      agent: (client, system) => `${client} en ${system}`,
      thisUnknown: 'Este navegador o esta app',
      unknown: 'Un navegador o una app sin nombre',
      here: 'Este dispositivo',
      activeNow: 'Con actividad ahora',
      seen: (date, when) => `Última vez: ${date}, ${when}`,
      since: date => `Inicio de sesión: ${date}`,
      actor: name => `${name} actúa aquí en tu nombre`,
      support: 'Atención a clientes',
      end: 'Cerrar sesión',
      endIn: place => `Cerrar sesión: ${place}`,
      others: 'Cerrar sesión en todos los demás lugares',
      alone: 'No tienes la sesión abierta en ningún otro lugar.',
      confirmTitle: '¿Cerrar sesión en todos los demás lugares?',
      confirmText:
        'Aquí sigues con la sesión abierta. En todos los demás navegadores y apps habrá que iniciar sesión de nuevo.',
      confirm: number => `Cerrar sesión en ${places(number)}`,
      refusedTitle: 'No pudimos cerrar sesión ahí.',
      ended: {
        one: place => `Se cerró la sesión: ${place}.`,
        others: number => `Cerramos tu sesión en ${places(number)}.`,
      },
    },
    when: fromToday,
    screen: {
      what: 'tu seguridad',
      here: 'Administra tu contraseña y tus sesiones.',
    },
    problems,
    failures: {
      ...failures,
      oldPasswordWrong: problems.oldPasswordWrong,
      passwordSame: problems.passwordSame,
      selfOnly: 'Solo esa persona puede cambiar esta contraseña.',
      notWhileActing: 'No puedes cambiar esta contraseña mientras tienes la sesión de otra persona.',
    },
    wait,
  },
};
