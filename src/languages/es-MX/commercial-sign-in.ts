import type { words as english } from '../../widgets/commercial/commercial-sign-in/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, wait } from './common.js';

export const words: TextsByScope<typeof english> = {
  'commercial-sign-in': {
    title: 'Entra a tus sucursales',
    text: 'Para distribuidores, propietarios y quienes dirigen una sucursal.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    submitting: 'Iniciando sesión',
    forgot: '¿Olvidaste tu contraseña?',
    member: '¿Buscas tu membresía?',
    memberLink: 'Inicia sesión como miembro',
    ended: 'Se cerró tu sesión',
    endedText: 'Inicia sesión de nuevo para continuar.',
    forgetting: {
      title: 'Restablece tu contraseña',
      text: 'Dinos el correo electrónico de tu cuenta y te enviaremos un enlace para elegir una contraseña nueva.',
      submit: 'Enviar enlace',
      submitting: 'Enviando',
      back: 'Volver al inicio de sesión',
    },
    sent: {
      title: 'Revisa tu correo',
      text: email =>
        `Si hay una cuenta con ${email}, te enviamos un enlace para elegir una contraseña nueva. Puedes usarlo durante una hora.`,
      again: 'Enviar otra vez',
    },
    signedIn: {
      title: email => (email ? `Iniciaste sesión como ${email}` : 'Ya iniciaste sesión'),
      member: 'Esta cuenta es una membresía. No tiene sucursales.',
      toMember: 'Ir a tu membresía',
      continue: 'Continuar',
      other: 'Usar otra cuenta',
    },
    problems: {
      emailMissing: 'Escribe tu correo electrónico.',
      emailMalformed: 'Escribe un correo electrónico como nombre@example.com.',
      passwordMissing: 'Escribe tu contraseña.',
    },
    failures: {
      ...failures,
      invalidCredentials:
        'El correo electrónico y la contraseña no coinciden. Revisa los dos o restablece tu contraseña.',
    },
    wait,
  },
};
