import { describe, expect, it } from 'vitest';
import type { LanguageName } from '../../src/core/languages.js';
import { commandSearchWords } from '../../src/ui/navigation/command-search/words.js';
import { dataTableWords } from '../../src/ui/data/data-table/words.js';
import { words as overviewWords } from '../../src/widgets/account/account-overview/copy.js';
import { reviewWords } from '../../src/widgets/journeys/signup/review-copy.js';
import { words as pickerWords } from '../../src/widgets/signup/offer-picker/copy.js';
import { lineWords } from '../../src/widgets/signup/offer-picker/panel-copy.js';
import { words as signInWords } from '../../src/widgets/signup/sign-in/copy.js';
import { spoken } from './spoken.js';

const offersIn = async (language: LanguageName) => ({
  picker: await spoken(language, pickerWords),
  lines: await spoken(language, lineWords),
});
const spanish = await offersIn('es-MX');
const belgian = await offersIn('fr-BE');
const canadian = await offersIn('fr-CA');
const dutch = await offersIn('nl-BE');

const counts = [0, 1, 2, 5, 1_000_000];

/** Non-breaking spaces count as other ones, but where a test is about them. */
const plain = (texts: readonly string[]) => texts.map(text => text.replaceAll(/[\u00a0\u202f]/g, ' '));

describe('days are counted', () => {
  it('in Spanish', async () => {
    expect(counts.map(spanish.lines.days)).toEqual(['0 días', '1 día', '2 días', '5 días', '1,000,000 de días']);
    expect([1, 30].map(spanish.picker.freeFor.days)).toEqual(['por 1 día', 'por 30 días']);
    expect(spanish.picker.freeFor.months(12)).toBe('por 12 meses');
    const review = await spoken('es-MX', reviewWords);
    expect([1, 30].map(review.code.days)).toEqual(['suma 1 día', 'suma 30 días']);
  });

  it('in French, where none is one', () => {
    for (const french of [belgian, canadian]) {
      expect(plain(counts.map(french.lines.days))).toEqual([
        '0 jour',
        '1 jour',
        '2 jours',
        '5 jours',
        '1 000 000 de jours',
      ]);
      expect(plain([1, 30].map(french.picker.freeFor.days))).toEqual(['pendant 1 jour', 'pendant 30 jours']);
      expect(french.picker.freeFor.months(12)).toBe('pendant 12 mois');
    }
  });

  it('in Dutch', () => {
    expect(counts.map(dutch.lines.days)).toEqual(['0 dagen', '1 dag', '2 dagen', '5 dagen', '1.000.000 dagen']);
    expect([1, 30].map(dutch.picker.freeFor.days)).toEqual(['1 dag lang', '30 dagen lang']);
    expect(dutch.picker.freeFor.months(12)).toBe('12 maanden lang');
  });

  it('from today on, and never back', async () => {
    const days = [-1, -0, 0, 1, 2, 5, 1_000_000];
    expect(days.map(away => spanish.lines.on('…', away))).toEqual([
      '…, hoy',
      '…, hoy',
      '…, hoy',
      '…, mañana',
      '…, pasado mañana',
      '…, dentro de 5 días',
      '…, dentro de 1,000,000 días',
    ]);
    expect(plain(days.map(away => belgian.lines.on('…', away)))).toEqual([
      '…, aujourd’hui',
      '…, aujourd’hui',
      '…, aujourd’hui',
      '…, demain',
      '…, après-demain',
      '…, dans 5 jours',
      '…, dans 1 000 000 jours',
    ]);
    expect(days.map(away => dutch.lines.on('…', away))).toEqual([
      '…, vandaag',
      '…, vandaag',
      '…, vandaag',
      '…, morgen',
      '…, overmorgen',
      '…, over 5 dagen',
      '…, over 1.000.000 dagen',
    ]);
    const overview = await spoken('nl-BE', overviewWords);
    expect([-5, -1, 0, 13].map(overview.when)).toEqual(['5 dagen geleden', 'gisteren', 'vandaag', 'over 13 dagen']);
  });
});

describe('other counts', () => {
  it('are seconds to wait, and minutes when they are many', async () => {
    const signIn = await spoken('fr-CA', signInWords);
    expect([1, 59, 60, 61].map(signIn.wait)).toEqual([
      'Trop de tentatives. Réessayez dans 1 seconde.',
      'Trop de tentatives. Réessayez dans 59 secondes.',
      'Trop de tentatives. Réessayez dans 1 minute.',
      'Trop de tentatives. Réessayez dans 2 minutes.',
    ]);
  });

  it('are months between renewals', () => {
    const renewals = ({ lines: { renews } }: typeof spanish) => [30, 365, 730].map(renews);
    expect(renewals(spanish)).toEqual(['Se renueva cada mes.', 'Se renueva cada 12 meses', 'Se renueva cada 24 meses']);
    expect(renewals(belgian)).toEqual([
      'Renouvellement chaque mois.',
      'Renouvellement tous les 12 mois',
      'Renouvellement tous les 24 mois',
    ]);
    expect(renewals(dutch)).toEqual([
      'Wordt elke maand verlengd.',
      'Verlenging om de 12 maanden',
      'Verlenging om de 24 maanden',
    ]);
  });

  it('agree with the rows that they count', async () => {
    const selected = async (said: string, language: LanguageName) => {
      const table = await spoken(language, dataTableWords);
      return [1, 2, 1_000_000].map(count => table.selected(count, count === 1_000_000 ? said : String(count)));
    };
    expect(await selected('1,000,000', 'es-MX')).toEqual([
      '1 seleccionada',
      '2 seleccionadas',
      '1,000,000 de filas seleccionadas',
    ]);
    expect(await selected('1 000 000', 'fr-BE')).toEqual([
      '1 sélectionnée',
      '2 sélectionnées',
      '1 000 000 de lignes sélectionnées',
    ]);
    const { rows } = await spoken('nl-BE', dataTableWords);
    expect(counts.map(count => rows(count, String(count)))).toEqual([
      '0 rijen',
      '1 rij',
      '2 rijen',
      '5 rijen',
      '1000000 rijen',
    ]);
    const { results } = await spoken('fr-BE', commandSearchWords);
    expect([0, 1, 2].map(results)).toEqual(['0 résultat', '1 résultat', '2 résultats']);
  });

  it('are hundredths, with the sign where the language puts it', () => {
    expect(
      [spanish, belgian, canadian, dutch].map(language => language.picker.percent(12.5).replace(/[\u00a0\u202f]/, '~')),
    ).toEqual(['12.5%', '12,5~%', '12,5~%', '12,5%']);
  });
});
