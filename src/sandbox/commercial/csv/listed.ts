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
  const further = others.filter(row => !sure.has(row)).slice(0, mostListed - sure.size);
  const taken = new Set([...sure, ...further]);
  return [...refused.slice(0, mostListed), ...others.filter(row => taken.has(row))];
}
