import { describe, expect, it } from 'vitest';
import { words as spanish } from '../../src/languages/es-MX/offer-picker.js';
import { words as spanishSignup } from '../../src/languages/es-MX/signup.js';
import { words as spanishUi } from '../../src/languages/es-MX/ui.js';
import { words as belgian } from '../../src/languages/fr-BE/offer-picker.js';
import { words as belgianUi } from '../../src/languages/fr-BE/ui.js';
import { words as canadian } from '../../src/languages/fr-CA/offer-picker.js';
import { words as canadianSignIn } from '../../src/languages/fr-CA/sign-in.js';
import { words as dutch } from '../../src/languages/nl-BE/offer-picker.js';
import { words as dutchOverview } from '../../src/languages/nl-BE/account-overview.js';
import { words as dutchUi } from '../../src/languages/nl-BE/ui.js';

const counts = [0, 1, 2, 5, 1_000_000];

/** Spaces that do not break are told from others only where a test is about them. */
const plain = (texts: readonly string[]) => texts.map(text => text.replaceAll(/[\u00a0\u202f]/g, ' '));

describe('days are counted', () => {
  it('in Spanish', () => {
    expect(counts.map(spanish['offer-picker/lines'].days)).toEqual([
      '0 días',
      '1 día',
      '2 días',
      '5 días',
      '1,000,000 de días',
    ]);
    expect(counts.map(spanish['offer-picker'].includedFirst)).toEqual([
      '0 días incluidos con tu equipo',
      '1 día incluido con tu equipo',
      '2 días incluidos con tu equipo',
      '5 días incluidos con tu equipo',
      '1,000,000 de días incluidos con tu equipo',
    ]);
    expect([1, 30].map(spanish['offer-picker'].freeFirst)).toEqual([
      'Gratis el primer día',
      'Gratis los primeros 30 días',
    ]);
    expect([1, 30].map(spanishSignup['signup/review'].code.days)).toEqual(['suma 1 día', 'suma 30 días']);
  });

  it('in French, where none is one', () => {
    for (const french of [belgian, canadian]) {
      expect(plain(counts.map(french['offer-picker/lines'].days))).toEqual([
        '0 jour',
        '1 jour',
        '2 jours',
        '5 jours',
        '1 000 000 de jours',
      ]);
      expect(plain(counts.map(french['offer-picker'].freeFirst))).toEqual([
        '0 jour d’essai gratuit',
        '1 jour d’essai gratuit',
        '2 jours d’essai gratuit',
        '5 jours d’essai gratuit',
        '1 000 000 de jours d’essai gratuit',
      ]);
    }
  });

  it('in Dutch', () => {
    expect(counts.map(dutch['offer-picker/lines'].days)).toEqual([
      '0 dagen',
      '1 dag',
      '2 dagen',
      '5 dagen',
      '1.000.000 dagen',
    ]);
    expect([1, 30].map(dutch['offer-picker'].freeFirst)).toEqual(['De eerste dag gratis', 'De eerste 30 dagen gratis']);
  });

  it('from today on, and never back', () => {
    const days = [-1, -0, 0, 1, 2, 5, 1_000_000];
    expect(days.map(away => spanish['offer-picker/lines'].on('…', away))).toEqual([
      '…, hoy',
      '…, hoy',
      '…, hoy',
      '…, mañana',
      '…, pasado mañana',
      '…, dentro de 5 días',
      '…, dentro de 1,000,000 días',
    ]);
    expect(plain(days.map(away => belgian['offer-picker/lines'].on('…', away)))).toEqual([
      '…, aujourd’hui',
      '…, aujourd’hui',
      '…, aujourd’hui',
      '…, demain',
      '…, après-demain',
      '…, dans 5 jours',
      '…, dans 1 000 000 jours',
    ]);
    expect(days.map(away => dutch['offer-picker/lines'].on('…', away))).toEqual([
      '…, vandaag',
      '…, vandaag',
      '…, vandaag',
      '…, morgen',
      '…, overmorgen',
      '…, over 5 dagen',
      '…, over 1.000.000 dagen',
    ]);
    expect([-5, -1, 0, 13].map(dutchOverview['account-overview'].when)).toEqual([
      '5 dagen geleden',
      'gisteren',
      'vandaag',
      'over 13 dagen',
    ]);
  });
});

describe('other counts', () => {
  it('are seconds to wait, and minutes when they are many', () => {
    expect([1, 59, 60, 61].map(canadianSignIn['sign-in'].wait)).toEqual([
      'Il y a eu trop de tentatives. Réessayez dans 1 seconde.',
      'Il y a eu trop de tentatives. Réessayez dans 59 secondes.',
      'Il y a eu trop de tentatives. Réessayez dans 1 minute.',
      'Il y a eu trop de tentatives. Réessayez dans 2 minutes.',
    ]);
  });

  it('are months between renewals', () => {
    const renewals = ({ 'offer-picker/lines': { renews } }: typeof spanish) => [30, 365, 730].map(renews);
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

  it('agree with the rows that they count', () => {
    const selected = (said: string, ui: typeof spanishUi) =>
      [1, 2, 1_000_000].map(count => ui.dataTable.selected(count, count === 1_000_000 ? said : String(count)));
    expect(selected('1,000,000', spanishUi)).toEqual([
      '1 seleccionada',
      '2 seleccionadas',
      '1,000,000 de filas seleccionadas',
    ]);
    expect(selected('1 000 000', belgianUi)).toEqual([
      '1 sélectionnée',
      '2 sélectionnées',
      '1 000 000 de lignes sélectionnées',
    ]);
    expect(counts.map(count => dutchUi.dataTable.rows(count, String(count)))).toEqual([
      '0 rijen',
      '1 rij',
      '2 rijen',
      '5 rijen',
      '1000000 rijen',
    ]);
    expect([0, 1, 2].map(belgianUi.commandSearch.results)).toEqual(['0 résultat', '1 résultat', '2 résultats']);
  });

  it('are hundredths, with the sign where the language puts it', () => {
    expect(
      [spanish, belgian, canadian, dutch].map(language =>
        language['offer-picker'].percent(12.5).replace(/[\u00a0\u202f]/, '~'),
      ),
    ).toEqual(['12.5%', '12,5~%', '12,5~%', '12,5%']);
  });
});
