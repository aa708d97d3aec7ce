import { fullStop } from '../../core/full-stop.js';
import type { actingWords } from '../../widgets/account/switched-account/acting-copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

export const words: TextsByScope<typeof actingWords> = {
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
};
