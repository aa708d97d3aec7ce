import type { words as english } from '../../widgets/journeys/family-invitation/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, passwordHelper } from './common.js';

const dead = 'Esta invitación ya se usó, se retiró o es demasiado antigua, o es para otro correo. Pide una nueva.';

export const words: TextsByScope<typeof english> = {
  'family-invitation': {
    password: {
      title: 'Elige una contraseña',
      text: 'Te invitaron a una membresía familiar. Vas a iniciar sesión con el correo al que llegó esta invitación. No pagas nada.',
      label: 'Contraseña nueva',
      helper: passwordHelper,
      weak: 'Elige una contraseña de 8 a 32 caracteres, con al menos una letra, un número y un símbolo, y sin espacios.',
      submit: 'Guardar contraseña',
      account: '¿Ya tienes una cuenta con ese correo?',
      signIn: 'Inicia sesión',
    },
    signIn: {
      title: 'Inicia sesión para unirte',
      text: 'Usa el correo al que llegó la invitación.',
      exists: 'Ya tienes una cuenta con ese correo. Inicia sesión para unirte a la familia.',
      isSet: 'Tu contraseña se guardó. Inicia sesión con ella y con el correo al que llegó la invitación.',
    },
    confirm: {
      title: '¿Quieres unirte a esta familia?',
      text: email => `Iniciaste sesión como ${email}. La invitación es para el correo al que llegó.`,
      textUnnamed: 'Ya iniciaste sesión. La invitación es para el correo al que llegó.',
      join: 'Unirme a la familia',
      other: 'Usar otra cuenta',
    },
    joining: { title: 'Uniéndote a la familia' },
    joined: {
      title: 'Ya formas parte de la familia',
      text: name => `Ya puedes usar la membresía de ${name}. No pagas nada.`,
      textUnnamed: 'Ya puedes usar su membresía. No pagas nada.',
      on: 'Ir a tu membresía',
    },
    refused: {
      title: 'No pudiste unirte',
      again: 'Reintentar',
      on: 'Ir a tu membresía',
      signIn: 'Ir a la página de inicio de sesión',
    },
    failures: {
      ...failures,
      tokenInvalid: dead,
      invitationUsed: 'Esta invitación ya se usó. Si fuiste tú, ya eres parte de la familia: entra con esa cuenta.',
      validationFailed: dead,
      notFound: dead,
      memberHasSubscription: 'Esta cuenta tiene su propia membresía. Debe terminar antes de que te unas a una familia.',
      hasFamily: 'Esta cuenta tiene sus propios familiares. Quítalos y abre la invitación de nuevo.',
      alreadyInFamily: 'Esta cuenta ya forma parte de una familia. Solo puedes estar en una a la vez.',
      membershipRequired:
        'La familia no tiene membresía en este momento. Pregunta a quien te invitó. La invitación sigue siendo válida.',
      familyFull: 'La familia ya no tiene lugares. Pregunta a quien te invitó. La invitación sigue siendo válida.',
      notWhileActing: 'Estás viendo el perfil de otra persona. Vuelve a tu cuenta y abre la invitación de nuevo.',
      parentRequired: failures.broken,
      notInvited: failures.broken,
      selfOnly: failures.broken,
    },
  },
};
