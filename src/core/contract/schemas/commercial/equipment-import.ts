import * as v from 'valibot';
import { id } from '../common.js';
import { sorting } from '../query.js';
import { equipmentFilters, equipmentSorts } from './equipment.js';

/** Characters of a file. */
export const mostText = 8 * 1024 * 1024;

/** Machines of a file. */
export const mostImported = 50_000;

/** Rows of an answer that are refused, and as many that are not; of each fate of these surely so many. */
export const mostListed = 1000;
export const surelyListed = 250;

/** The columns that are read, by the names in the first row. */
export const importColumn = v.picklist(['serial_number', 'name', 'model_id', 'location_id']);
export type ImportColumn = v.InferOutput<typeof importColumn>;

/** Columns of a file at most. */
export const mostColumns = 200;

const columnPlace = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostColumns - 1));

/**
 * Which column of a file holds what, by its place from 0, whatever the first row names it; one that is left out is not
 * in the file. No column holds two things.
 */
export const columnMatch = v.pipe(
  v.object({
    serial_number: columnPlace,
    name: v.optional(columnPlace),
    model_id: v.optional(columnPlace),
    location_id: v.optional(columnPlace),
  }),
  v.check(places => {
    const said = Object.values(places).filter(place => place !== undefined);
    return new Set(said).size === said.length;
  }, 'A column can hold only one of these.'),
);
export type ColumnMatch = v.InferOutput<typeof columnMatch>;

/**
 * A file of machines, separated by commas, semicolons or tabs. `locationId` is for rows that name no location. Without a
 * `match` the names in the first row say what a column holds. A file with errors changes nothing, unless `skipErrors`; a
 * dry run never does.
 */
export const equipmentImport = v.object({
  csv: v.pipe(v.string(), v.minLength(1, 'The file is empty.'), v.maxLength(mostText, 'The file is larger than 8 MB.')),
  locationId: v.optional(id),
  match: v.optional(columnMatch),
  dryRun: v.optional(v.boolean()),
  skipErrors: v.optional(v.boolean()),
});
export type EquipmentImport = v.InferOutput<typeof equipmentImport>;

/** A column of a file as its first row names it, which may be empty, and the first of its values that are not. */
export const fileColumn = v.object({ name: v.string(), values: v.array(v.string()) });
export type FileColumn = v.InferOutput<typeof fileColumn>;

/**
 * Why a file as a whole is refused, in `debug.reason` of `fileUnreadable`. Where the names in the first row are what is
 * wrong, `debug.columns` has the file's columns, so that they can be matched.
 */
export const importFileProblem = v.picklist([
  'notValues',
  'quoteOpen',
  'serialColumnMissing',
  'columnTwice',
  'noMachines',
  'tooManyMachines',
]);
export type ImportFileProblem = v.InferOutput<typeof importFileProblem>;

/** What becomes of a machine: it is new, stands elsewhere from now on (and may be named anew), is named anew, or neither. */
export const importFate = v.picklist(['create', 'assign', 'update', 'unchanged', 'error']);

export type ImportFate = v.InferOutput<typeof importFate>;

export const importProblemCode = v.picklist([
  'tooManyCells',
  'serialNumberInvalid',
  'serialNumberRepeated',
  'serialNumberUnavailable',
  'equipmentTrashed',
  'nameInvalid',
  'nameFormula',
  'modelRequired',
  'modelUnknown',
  'modelDiffers',
  'locationRequired',
  'locationUnknown',
  'locationAmbiguous',
  'ownedByOther',
]);
export type ImportProblemCode = v.InferOutput<typeof importProblemCode>;

/** `column` is null for what is wrong with a whole row. */
export const importProblem = v.object({
  column: v.nullable(importColumn),
  code: importProblemCode,
  message: v.string(),
});
export type ImportProblem = v.InferOutput<typeof importProblem>;

export const importedMachine = v.object({
  name: v.string(),
  modelId: v.string(),
  locationId: v.nullable(v.string()),
});
export type ImportedMachine = v.InferOutput<typeof importedMachine>;

/** A row of the file. `line`: as a spreadsheet counts, the names of the columns are 1. `before` is null for a new machine, both for an error. */
export const importedRow = v.object({
  line: v.number(),
  serialNumber: v.string(),
  fate: importFate,
  before: v.nullable(importedMachine),
  after: v.nullable(importedMachine),
  problems: v.array(importProblem),
});
export type ImportedRow = v.InferOutput<typeof importedRow>;

/**
 * `counts` are of all rows of the file, `rows` are the first 1000 that are refused, and then up to 1000 of the others: the
 * first 250 of each fate, and the first of the rest where there is room, in the order of the file. `columns` are
 * those of the file, `ignoredColumns` the names of those that are not read.
 */
export const equipmentImported = v.object({
  dryRun: v.boolean(),
  /** Whether the rows without errors are in effect. */
  committed: v.boolean(),
  counts: v.object({
    create: v.number(),
    assign: v.number(),
    update: v.number(),
    unchanged: v.number(),
    error: v.number(),
  }),
  rows: v.array(importedRow),
  columns: v.array(fileColumn),
  ignoredColumns: v.array(v.string()),
});
export type EquipmentImported = v.InferOutput<typeof equipmentImported>;

/** The filters of the list, with an order. */
export const equipmentSelection = v.object({ ...equipmentFilters, ...sorting(equipmentSorts) });
export type EquipmentSelection = v.InferOutput<typeof equipmentSelection>;

/** A file for the caller to store, 50,000 rows at most; what it holds can be imported again. */
export const equipmentExport = v.object({
  fileName: v.string(),
  csv: v.string(),
  rows: v.number(),
  truncated: v.boolean(),
});
export type EquipmentExport = v.InferOutput<typeof equipmentExport>;
