import { describe, expect, it } from 'vitest';
import type { ImportFileProblem } from '../../../../src/core/contract/schemas/commercial/equipment-import.js';
import { readImport } from '../../../../src/sandbox/commercial/csv/read.js';
import { Refusal } from '../../../../src/sandbox/http/refusal.js';

/** The cells of each row, by the names of their columns. */
const cellsOf = (csv: string) => readImport(csv).lines.map(({ cells }) => cells);

function problemOf(csv: string): unknown {
  try {
    readImport(csv);
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.debug?.['reason'], error.message];
    throw error;
  }
  return undefined;
}

const refused = (reason: ImportFileProblem, message: string) => ['fileUnreadable', reason, message];

describe('a file of machines', () => {
  const cells = { serial_number: 'SN-1000', name: 'By the, window', model_id: 'row-9-pro', location_id: '' };

  it.each([
    ['commas', 'serial_number,name,model_id\r\nSN-1000,"By the, window",row-9-pro\r\n'],
    ['semicolons', 'serial_number;name;model_id\nSN-1000;By the, window;row-9-pro'],
    ['tabs', 'serial_number\tname\tmodel_id\nSN-1000\tBy the, window\trow-9-pro\n'],
    ['a mark of its encoding', '\uFEFFserial_number;name;model_id\nSN-1000;By the, window;row-9-pro'],
    ['names in another order and case', 'Model ID;SERIAL NUMBER; name\nrow-9-pro;SN-1000;By the, window'],
    [
      'a separator within a name of a column',
      '"serial_number";name;model_id;"a,b,c,d,e,f"\nSN-1000;By the, window;row-9-pro;',
    ],
  ])('with %s is read', (_, csv) => {
    expect(cellsOf(csv)).toEqual([cells]);
  });

  it('has rows that are counted as a spreadsheet counts them, the empty ones too', () => {
    const csv = 'serial_number,name\nSN-1,"two\nlines"\n\n , \nSN-2\n';
    expect(readImport(csv).lines.map(({ line, cells: { serial_number } }) => [line, serial_number])).toEqual([
      [2, 'SN-1'],
      [5, 'SN-2'],
    ]);
  });

  it('says what it has that is not read', () => {
    expect(readImport('serial_number,Location,,price\nSN-1,x,,1').ignoredColumns).toEqual(['Location', 'price']);
  });

  it('has rows that are too long, where something is beyond the last column', () => {
    const csv = 'serial_number,name\nSN-1,By the, window\nSN-2,Upstairs,,\n';
    expect(readImport(csv).lines.map(({ isTooLong }) => isTooLong)).toEqual([true, false]);
  });

  it('loses the quote that keeps a spreadsheet from computing, and no other', () => {
    expect(cellsOf(`serial_number,name\nSN-1,'+1 up\nSN-2,'quoted'\nSN-3,-1 down`).map(one => one.name)).toEqual([
      '+1 up',
      "'quoted'",
      '-1 down',
    ]);
  });

  it.each([
    ['nothing', '', 'serialColumnMissing', 'The first row names no column serial_number.'],
    ['no serial numbers', 'name\nUpstairs', 'serialColumnMissing', 'The first row names no column serial_number.'],
    ['a column twice', 'serial_number,name,Name\nSN-1,a,b', 'columnTwice', 'The column name is there twice.'],
    ['no machine', 'serial_number\n\n', 'noMachines', 'There is no machine in the file.'],
    [
      'a quotation mark that is not closed',
      'serial_number,name\nSN-1,"Up\n',
      'quoteOpen',
      'A quotation mark is not closed.',
    ],
    [
      'too many machines',
      `serial_number\n${'SN-1\n'.repeat(50_001)}`,
      'tooManyMachines',
      'There are more than 50000 machines in the file.',
    ],
  ] as const)('with %s is refused', (_, csv, reason, message) => {
    expect(problemOf(csv)).toEqual(refused(reason, message));
  });
});
