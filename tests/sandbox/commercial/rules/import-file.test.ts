import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  ColumnMatch,
  ImportFileProblem,
} from '../../../../src/core/contract/schemas/commercial/equipment-import.js';
import { plain, readImport } from '../../../../src/sandbox/commercial/csv/read.js';
import { Refusal } from '../../../../src/sandbox/http/refusal.js';

/** The cells of each row, by the names of their columns. */
const cellsOf = (csv: string) => readImport(csv).lines.map(({ cells }) => cells);

function refusalOf(csv: string, match?: ColumnMatch): Refusal | undefined {
  try {
    readImport(csv, match);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return undefined;
}

function problemOf(csv: string, match?: ColumnMatch): unknown {
  const refusal = refusalOf(csv, match);
  return refusal && [refusal.code, refusal.debug?.['reason'], refusal.message];
}

/** The columns that a file is refused with. */
const columnsOf = (csv: string): unknown => refusalOf(csv)?.debug?.['columns'];

const quotedRow = (cells: readonly string[], separator: string): string =>
  cells.map(one => `"${one.replaceAll('"', '""')}"`).join(separator);

const characters = fc.constantFrom('"', ',', ';', '\t', '\n', '\r', 'a', 'B', ' ', 'ü', '=');
const cellText = fc.string({ unit: characters, maxLength: 8 });
const headText = fc.oneof(
  cellText,
  fc.constantFrom('name', 'Name', 'serial number', 'Model', 'location_id', 'S/N', ''),
);

/** A file, how it is written, and which of its columns hold what. */
const files = fc.integer({ min: 2, max: 7 }).chain(width =>
  fc.record({
    head: fc.array(headText, { minLength: width, maxLength: width }),
    rows: fc.array(fc.array(cellText, { minLength: 1, maxLength: width }), { minLength: 1, maxLength: 5 }),
    separator: fc.constantFrom(',', ';', '\t'),
    lineBreak: fc.constantFrom('\n', '\r\n', '\r'),
    mark: fc.constantFrom('', '\uFEFF'),
    places: fc.shuffledSubarray(
      Array.from({ length: width }, (_, at) => at),
      { minLength: 1, maxLength: Math.min(4, width) },
    ),
  }),
);

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
    ['a line that tells Excel the separator', 'sep=;\nserial_number;name;model_id\nSN-1000;By the, window;row-9-pro'],
    ['that line in quotation marks', '\uFEFF"sep=;"\r\nserial_number;name;model_id\nSN-1000;By the, window;row-9-pro'],
    [
      'what it is above the names',
      'Machines of Harbor Hotel;;\nExported on 11/28/2026;;\n\nserial_number;name;model_id\nSN-1000;By the, window;row-9-pro',
    ],
    [
      'values that a spreadsheet keeps as texts',
      'serial_number;name;model_id\n="SN-1000";By the, window;"=""row-9-pro"""',
    ],
    [
      'a line break within a name of a column',
      '"Price\nin euros";serial_number;name;model_id\n12,50;SN-1000;By the, window;row-9-pro',
    ],
  ])('with %s is read', (_, csv) => {
    expect(cellsOf(csv)).toEqual([cells]);
  });

  it('has rows that are counted from its first line, whatever stands above the names', () => {
    const csv = 'sep=;\nMachines;\nserial_number;name\nSN-1;x\nSN-2;y';
    expect(readImport(csv).lines.map(({ line }) => line)).toEqual([4, 5]);
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
      'There are more than 50000 machines in the file. Split it in two.',
    ],
  ] as const)('with %s is refused', (_, csv, reason, message) => {
    expect(problemOf(csv)).toEqual(refused(reason, message));
  });
});

describe('a file whose columns have other names', () => {
  const columns = [
    { name: 'S/N', values: ['SN-1', 'SN-2'] },
    { name: 'Name', values: ['Up', 'Down'] },
  ];
  const csv = 'S/N;Name\r\nSN-1;\r\nSN-2; Up \r\nSN-3;Down\r\nSN-4;Left';

  it('is refused with what it has, so that somebody can say which is which', () => {
    expect(columnsOf(csv)).toEqual(columns);
    expect(columnsOf('serial_number,name,Name\nSN-1,a,b')).toEqual([
      { name: 'serial_number', values: ['SN-1'] },
      { name: 'name', values: ['a'] },
      { name: 'Name', values: ['b'] },
    ]);
  });

  it('is read by the places that were said, and says what it has that is not read', () => {
    const { lines, ...about } = readImport(csv, { serial_number: 0 });
    expect(lines.map(({ cells }) => cells.serial_number)).toEqual(['SN-1', 'SN-2', 'SN-3', 'SN-4']);
    expect(lines.every(({ cells }) => cells.name === '')).toBe(true);
    expect(about).toEqual({ columns, ignoredColumns: ['Name'] });
  });

  it('is read by them also where the names say otherwise', () => {
    const swapped = readImport('name,serial_number\nSN-1,Upstairs', { serial_number: 0, name: 1 });
    expect(swapped.lines[0]?.cells).toMatchObject({ serial_number: 'SN-1', name: 'Upstairs' });
    expect(swapped.ignoredColumns).toEqual([]);
  });

  it('is refused where it has no such column', () => {
    expect(problemOf(csv, { serial_number: 0, name: 7 })).toEqual(
      refused('serialColumnMissing', 'The file has no column 8.'),
    );
  });

  it('has the same cells at those places, whatever the file is like', () => {
    fc.assert(
      fc.property(files, ({ head, rows, separator, lineBreak, mark, places }) => {
        const csvText = mark + [head, ...rows].map(row => quotedRow(row, separator)).join(lineBreak);
        const [serial = 0, name, model, location] = places;
        const filled = rows.filter(row => row.some(one => one.trim() !== ''));
        // a first row of one cell is what the file is, and no names of columns
        fc.pre(head.slice(1).some(one => one.trim() !== ''));
        if (filled.length === 0) return;
        const read = readImport(csvText, {
          serial_number: serial,
          ...(name !== undefined && { name }),
          ...(model !== undefined && { model_id: model }),
          ...(location !== undefined && { location_id: location }),
        });
        const at = (row: readonly string[], place: number | undefined) =>
          place === undefined ? '' : plain((row[place] ?? '').trim());
        expect(read.lines.map(({ cells }) => cells)).toEqual(
          filled.map(row => ({
            serial_number: at(row, serial),
            name: at(row, name),
            model_id: at(row, model),
            location_id: at(row, location),
          })),
        );
        expect(read.columns.map(column => column.name)).toEqual(head.map(one => one.trim()));
      }),
      { numRuns: 1000 },
    );
  });
});
