import type { words as english } from '../../widgets/signup/sign-in/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, passwordHelper, wait } from './common.js';

export const words: TextsByScope<typeof english> = {
  'sign-in': {
    email: 'Correo electrónico',
    signingIn: {
      form: 'Inicio de sesión',
      password: 'Contraseña',
      submit: 'Iniciar sesión',
      submitting: 'Iniciando sesión',
      forgot: '¿Olvidaste tu contraseña?',
      noAccount: '¿No tienes cuenta en Echelon?',
      create: 'Crear una cuenta',
    },
    ended: 'Se cerró tu sesión',
    endedText: 'Inicia sesión de nuevo para continuar.',
    reset: 'Cambiaste tu contraseña',
    resetText: 'Inicia sesión con la nueva.',
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
    resetting: {
      title: 'Elige una contraseña nueva',
      password: 'Contraseña nueva',
      helper: passwordHelper,
      submit: 'Cambiar contraseña',
      submitting: 'Cambiando tu contraseña',
    },
    invalid: {
      title: 'Este enlace ya no se puede usar',
      text: 'Ya se usó o tiene más de una hora.',
      again: 'Enviar otro enlace',
    },
    signedIn: {
      title: email => (email ? `Iniciaste sesión como ${email}` : 'Ya iniciaste sesión'),
      continue: 'Continuar',
      other: 'Usar otra cuenta',
    },
    problems: {
      emailMissing: 'Escribe tu correo electrónico.',
      emailMalformed: 'Escribe un correo electrónico como nombre@example.com.',
      passwordMissing: 'Escribe tu contraseña.',
      newPasswordMissing: 'Elige una contraseña.',
      newPasswordWeak: 'Elige una contraseña que cumpla los cuatro requisitos.',
      newPasswordSpaces: 'Quita los espacios de tu contraseña.',
    },
    failures: {
      ...failures,
      invalidCredentials:
        'El correo electrónico y la contraseña no coinciden. Revisa los dos o restablece tu contraseña.',
      tokenInvalid: 'Este enlace ya no se puede usar. Pide uno nuevo.',
    },
    wait,
  },
};
