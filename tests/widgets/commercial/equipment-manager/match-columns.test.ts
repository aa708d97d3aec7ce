import { describe, expect, it } from 'vitest';
import {
  importColumns,
  likelyMatch,
  problemsOf,
} from '../../../../src/widgets/commercial/equipment-manager/csv-import/match-model.js';

const named = (...names: string[]) => names.map(name => ({ name, values: [] }));

/** What is chosen for the names of a file, in the order of our columns. */
const likely = (...names: string[]) => {
  const match = likelyMatch(named(...names));
  return importColumns.map(column => names[match[column] ?? -1]);
};

describe('of somebody’s own columns', () => {
  it.each([
    [['S/N', 'Asset name', 'Model', 'Site']],
    [['Serial No.', 'Machine Name', 'MODEL #', 'location']],
    [['N° de série', 'Nom', 'Modèle', 'Emplacement']],
    [['Número de serie', 'Nombre', 'Modelo', 'Ubicación']],
    [['Nº de serie', 'Nombre del equipo', 'ID del modelo', 'Sede']],
    [['Serienummer', 'Naam', 'Model nr.', 'Vestiging']],
    [['serial-number', 'name', 'model_id', 'location_id']],
  ])('%j, each is taken for what it says', names => {
    expect(likely(...names)).toEqual(names);
  });

  it('ours go before those that are called like them', () => {
    expect(likely('model', 'model_id', 'location', 'Location ID', 'serial_number', 'name')).toEqual([
      'serial_number',
      'name',
      'model_id',
      'Location ID',
    ]);
  });

  it('none is taken that only resembles one, and neither of two that could be meant', () => {
    expect(likely('Serial port', 'Surname', 'Remodeled', 'Website')).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(likely('Serial', 'S/N', 'Name')).toEqual([undefined, 'Name', undefined, undefined]);
  });

  it('one holds one thing, and one has to hold the serial numbers', () => {
    expect(problemsOf({ serial_number: 0, name: 1 })).toEqual({});
    expect(problemsOf({ name: 1, model_id: 1, location_id: 1 })).toEqual({
      serial_number: { is: 'missing' },
      model_id: { is: 'twice', other: 'name' },
      location_id: { is: 'twice', other: 'name' },
    });
  });
});
