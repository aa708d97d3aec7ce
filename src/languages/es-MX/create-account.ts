import type { words as english } from '../../widgets/signup/create-account/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, passwordHelper, wait } from './common.js';

export const words: TextsByScope<typeof english> = {
  'create-account': {
    form: 'Crea tu cuenta',
    labels: { firstName: 'Nombre', lastName: 'Apellidos', email: 'Correo electrónico', password: 'Contraseña' },
    emailHelper: 'Para iniciar sesión y recibir tus recibos.',
    passwordHelper,
    submit: 'Crear cuenta',
    submitting: 'Creando tu cuenta',
    member: '¿Ya tienes una cuenta?',
    signIn: 'Iniciar sesión',
    taken: { title: 'Ya tienes una cuenta', action: 'Iniciar sesión' },
    signedIn: {
      title: email => (email ? `Iniciaste sesión como ${email}` : 'Ya iniciaste sesión'),
      created: firstName =>
        firstName ? `Te damos la bienvenida, ${firstName}. Tu cuenta está lista.` : 'Tu cuenta está lista.',
      continue: 'Continuar',
      other: 'Usar otra cuenta',
    },
    problems: {
      firstNameMissing: 'Escribe tu nombre.',
      firstNameLong: 'Usa máximo 100 caracteres para tu nombre.',
      lastNameMissing: 'Escribe tus apellidos.',
      lastNameLong: 'Usa máximo 100 caracteres para tus apellidos.',
      emailMissing: 'Escribe tu correo electrónico.',
      emailMalformed: 'Escribe un correo electrónico como nombre@example.com.',
      emailTaken: 'Ya existe una cuenta con este correo electrónico.',
      passwordMissing: 'Elige una contraseña.',
      passwordSpaces: 'Quita los espacios de tu contraseña.',
    },
    failures: {
      ...failures,
      emailTaken: 'Ya existe una cuenta con este correo. ¿Es tuya? Inicia sesión y continúa.',
    },
    wait,
  },
};
