import {
  importFate,
  type ImportFate,
  mostListed,
  surelyListed,
} from '../../../core/contract/schemas/commercial/equipment-import.js';

/** The rows of a file that an answer holds, by the rule that stands at `equipmentImported`. */
export function listed<Row extends { fate: ImportFate }>(rows: readonly Row[]): Row[] {
  const refused = rows.filter(({ fate }) => fate === 'error');
  const others = rows.filter(({ fate }) => fate !== 'error');
  const sure = new Set(
    importFate.options.flatMap(fate => others.filter(row => row.fate === fate).slice(0, surelyListed)),
  );
  let room = mostListed - sure.size;
  const taken = others.filter(row => sure.has(row) || room-- > 0);
  return [...refused.slice(0, mostListed), ...taken];
}
