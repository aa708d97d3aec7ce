import { describe, expect, it } from 'vitest';
import type { ImportedRow } from '../../../../src/core/contract/schemas/commercial/equipment-import.js';
import { importWords } from '../../../../src/widgets/commercial/equipment-manager/csv-import/import-copy.js';
import { reportOf, withoutEnding } from '../../../../src/widgets/commercial/equipment-manager/import-report.js';
import { linesOf } from '../../../../src/widgets/commercial/equipment-manager/say-row.js';

const copy = importWords.english;
const placeName = (id: string) => (id === 'loc_a' ? 'Airport' : id);
const machine = { name: 'Rower 1', modelId: 'row-9-pro', locationId: 'loc_a' };
const row = (more: Partial<ImportedRow>): ImportedRow => ({
  line: 2,
  serialNumber: 'SN-1000',
  fate: 'unchanged',
  before: machine,
  after: machine,
  problems: [],
  ...more,
});
const said = (more: Partial<ImportedRow>) => linesOf(row(more), copy, placeName);

describe('a row of an import says', () => {
  it('what a new machine is called and where it stands', () => {
    expect(said({ before: null })).toEqual(['Rower 1, Airport']);
    expect(said({ before: null, after: { ...machine, locationId: null } })).toEqual(['Rower 1, no location']);
  });

  it('what changes of a machine, and nothing of one that stays as it is', () => {
    expect(said({ after: { ...machine, name: 'By the window', locationId: 'loc_b' } })).toEqual([
      'From Airport to loc_b',
      '“Rower 1” becomes “By the window”',
    ]);
    expect(said({})).toEqual([]);
  });

  it('everything that is wrong with it', () => {
    const problems = (['nameFormula', 'modelUnknown'] as const).map(code => ({ column: null, code, message: '' }));
    expect(said({ before: null, after: null, problems })).toEqual([
      copy.problems.nameFormula,
      copy.problems.modelUnknown,
    ]);
  });
});

it('a report has a row for each, and gives a spreadsheet nothing to compute', () => {
  const rows = [row({ serialNumber: '=1+1', fate: 'error', before: null, after: null }), row({ line: 3 })];
  const report = reportOf(rows, {
    columns: copy.columns,
    fateOf: ({ fate }) => copy.fates[fate],
    detailsOf: one => linesOf(one, copy, placeName).join(' '),
  });
  expect(report).toBe('Row,Serial number,What happens,Details\r\n2,"\'=1+1",Refused,\r\n3,SN-1000,Unchanged,\r\n');
  expect(copy.reportName(withoutEnding('gym.machines.csv'))).toBe('gym.machines-report.csv');
});
