import type {
  ImportColumn,
  ImportProblem,
  ImportProblemCode,
} from '../../../core/contract/schemas/commercial/equipment-import.js';

const messages: Readonly<Record<ImportProblemCode, string>> = {
  tooManyCells: 'This row has more cells than there are columns.',
  serialNumberInvalid: 'Use the 4 to 40 letters, digits and dashes of the label.',
  serialNumberRepeated: 'This serial number is in the file already.',
  serialNumberUnavailable: 'This serial number cannot be used. Ask us if it is on your machine.',
  equipmentTrashed: 'This machine is in the trash.',
  nameInvalid: 'Must be 80 characters or fewer.',
  nameFormula: 'This looks like a formula. Write the name as plain text.',
  modelRequired: 'A new machine needs its model.',
  modelUnknown: 'There is no such model.',
  modelDiffers: 'This machine is of another model.',
  locationRequired: 'Say at which location it is.',
  locationUnknown: 'There is no such location.',
  locationAmbiguous: 'Several locations have this name. Use the ID of one.',
  ownedByOther: 'This machine belongs to another owner. It comes to another location by a transfer.',
};

/** What is wrong with a row; with no column, with the whole of it. */
export const problem = (column: ImportColumn | null, code: ImportProblemCode): ImportProblem => ({
  column,
  code,
  message: messages[code],
});

/** What a spreadsheet would compute: `=1+1`, `+SUM(A1)`, `@cmd|' /C calc'!A0`. A name may well be `+1 upstairs`. */
export const looksLikeFormula = (name: string): boolean => /^=|^[+\-@].*(?:[A-Za-z]\(|\|)/s.test(name);
