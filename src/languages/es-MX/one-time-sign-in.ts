import type { oneTimeWords } from '../../widgets/signup/sign-in/one-time/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

export const words: TextsByScope<typeof oneTimeWords> = {
  'one-time-sign-in': {
    asking: 'Iniciando sesión',
    other: {
      title: name => (name ? `Iniciaste sesión como ${name}` : 'Ya iniciaste sesión'),
      text: 'Este enlace inicia sesión en la cuenta para la que se creó.',
      go: 'Usar el enlace',
      stay: 'Seguir con mi sesión',
    },
    invalid: 'Este enlace para iniciar sesión ya no funciona',
    failed: 'No pudimos iniciar tu sesión',
    unsure: 'No sabemos si ya iniciaste sesión',
    again: 'Intentar de nuevo',
    signIn: 'Iniciar sesión con tu contraseña',
    failures: { ...failures, tokenInvalid: 'Ya se usó, o se acabó su tiempo.' },
  },
};
