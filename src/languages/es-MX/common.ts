import type { failureCopy } from '../../widgets/copy.js';
import { cardBrands } from '../../core/card.js';
import type { CodeRefusalCopy } from '../../widgets/screen/code-refusal-copy.js';
import { createNumbers } from '../numbers.js';

export const { count, form, fromToday, percent } = createNumbers('es-MX');

export const days = (number: number) => count(number, { one: 'día', many: 'de días', other: 'días' });
export const months = (number: number) => count(number, { one: 'mes', many: 'de meses', other: 'meses' });

export const failures: typeof failureCopy = {
  unanswered: 'El servidor no respondió. Inténtalo de nuevo: nada se hace dos veces.',
  offline: 'No pudimos conectarnos con el servidor. Revisa tu conexión a internet e inténtalo de nuevo.',
  timeout: 'El servidor tardó demasiado. Inténtalo de nuevo.',
  aborted: 'Se interrumpió la solicitud. Inténtalo de nuevo.',
  signedOut: 'Se cerró tu sesión. Inicia sesión de nuevo.',
  forbidden: 'Tu cuenta no puede hacer esto.',
  tooManyRequests: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
  actingReadOnly: 'Iniciaste sesión en nombre de otra persona. Di por qué en la barra de arriba y podrás cambiarlo.',
  notWhileActing: 'Iniciaste sesión en nombre de otra persona. Esto solo puede hacerlo ella.',
  missingCredential: 'Esta página todavía no está lista. Inténtalo más tarde.',
  validationFailed: 'Revisa los campos marcados.',
  notFound: 'No lo encontramos.',
  broken: 'Algo falló de nuestro lado. Inténtalo de nuevo.',
};

/** Seconds to wait, in words. */
export const wait = (seconds: number) => {
  const time =
    seconds < 60
      ? count(seconds, { one: 'segundo', many: 'de segundos', other: 'segundos' })
      : count(Math.ceil(seconds / 60), { one: 'minuto', many: 'de minutos', other: 'minutos' });
  return `Demasiados intentos. Inténtalo de nuevo en ${time}.`;
};

/** `unit` follows “cada” or a slash; `adverb` says how a bill comes. */
export const period = (frequencyDays: number) => {
  if (frequencyDays === 365) return { unit: 'año', adverb: 'anual' };
  if (frequencyDays === 730) return { unit: 'dos años', adverb: 'cada dos años' };
  if (frequencyDays === 30) return { unit: 'mes', adverb: 'mensual' };
  return { unit: days(frequencyDays), adverb: `cada ${days(frequencyDays)}` };
};

export const brands = cardBrands('Tarjeta');

export const requirements = {
  characters: '8 a 32 caracteres',
  symbol: '1 símbolo',
  number: '1 número',
  letter: '1 letra',
};
export const passwordHelper = 'De 8 a 32 caracteres, con al menos una letra, un número y un símbolo, sin espacios.';

/** Why a code is refused (spec s.8). */
export const codeRefusal: CodeRefusalCopy = {
  ...failures,
  redeemed: date => `Este código ya se canjeó el ${date}. Si tienes dudas, comunícate con atención a clientes.`,
  expired: date => `Este código venció el ${date}. Si tienes dudas, comunícate con atención a clientes.`,
  invalid: 'Este código no es válido. Escribe uno válido o continúa sin código.',
  better: (running, offered, span) =>
    `Ya tienes un descuento mejor, y los descuentos no se suman. En ${span} meses de membresía el tuyo te ahorra ${running}; este código, ${offered}.`,
};
