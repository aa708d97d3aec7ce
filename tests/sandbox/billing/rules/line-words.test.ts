import { expect, it } from 'vitest';
import { lineIn } from '../../../../src/sandbox/billing/quote/line-words.js';

const names = new Map([['Nutrition Coach', 'Coach Nutrition']]);
const nameOf = (name: string) => names.get(name) ?? name;
const said = (locale: string, description: string) => lineIn(locale, { description }, nameOf).description;

it.each([
  [
    'Unused time on Nutrition Coach, monthly (12 of 30 days)',
    'Temps non utilisé\u00a0: Coach Nutrition, mensuel (12 jours sur 30)',
  ],
  ['Overdue: Echelon Premier', 'En retard\u00a0: Echelon Premier'],
  ['Echelon Premier: 30-day trial', 'Echelon Premier\u00a0: essai de 30 jours'],
  ['30 days from code RDEM-NTHX', '30 jours grâce au code RDEM-NTHX'],
  ['Account credit from code SAVE-TENU', 'Crédit du code SAVE-TENU'],
  ['Account credit', 'Crédit du compte'],
  ['Nutrition Coach', 'Coach Nutrition'],
  ['Echelon Premier, every two years', 'Echelon Premier, tous les deux ans'],
])('a line in English, %s, is said in French: %s', (english, french) => {
  expect(said('fr-BE', english)).toBe(french);
});

it('a name that nobody has translated stays as it is, and English stays English', () => {
  expect(said('nl-BE', 'Spring start')).toBe('Spring start');
  expect(said('en-US', 'Account credit')).toBe('Account credit');
});
