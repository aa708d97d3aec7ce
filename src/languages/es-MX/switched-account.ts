import { fullStop } from '../../core/full-stop.js';
import type { words as english } from '../../widgets/account/switched-account/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

export const words: TextsByScope<typeof english> = {
  'switched-account': {
    label: 'Familia',
    as: name => fullStop(`Estás viendo el perfil de ${name}`),
    asSomebody: 'Estás viendo el perfil de un familiar.',
    back: name => `Volver a ${name}`,
    backToYou: 'Volver a tu cuenta',
    isBack: 'Estás de nuevo en tu cuenta.',
    acting: {
      label: 'Sesión en nombre de un miembro',
      as: (member, staff) => fullStop(`${staff}, iniciaste sesión en nombre de ${member}`),
      readOnly: 'Puedes ver todo aquí. Para cambiar algo, di por qué estás aquí.',
      because: reason => `Motivo: “${reason}”.`,
      theirs: 'El pago, el plan, la contraseña y la privacidad son solo suyos.',
      left: minutes => `Quedan ${minutes} min.`,
      form: 'Por qué estás aquí',
      reason: '¿Por qué estás aquí?',
      helper: 'Esta persona lo leerá en el historial de la cuenta.',
      give: 'Permitir cambios',
      end: 'Terminar y cerrar sesión',
      failed: { ...failures, notActing: failures.signedOut, tooShort: 'Dilo en pocas palabras.' },
    },
    failed: {
      ...failures,
      notFound: 'Desde aquí no puedes volver. Cierra sesión e iníciala de nuevo con tu propia cuenta.',
    },
  },
};
