import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equipmentStage, type EquipmentStage } from '../../../../src/core/contract/schemas/commercial/equipment.js';
import { inService, moved, type StageMove } from '../../../../src/sandbox/commercial/equipment/stages.js';

const stages = equipmentStage.options;
const moves: readonly StageMove[] = ['nextStage', 'complete', 'rest', 'trash'];

/** Domain 2.2: where each call leads from each stage. At a location; `rest` has come from `configured`. */
const table: Readonly<Record<EquipmentStage, Readonly<Record<StageMove, string>>>> = {
  ordered: { nextStage: 'shipped', complete: 'complete', rest: 'rest', trash: 'trash' },
  shipped: { nextStage: 'installed', complete: 'complete', rest: 'rest', trash: 'trash' },
  installed: { nextStage: 'configured', complete: 'complete', rest: 'rest', trash: 'trash' },
  configured: { nextStage: 'complete', complete: 'complete', rest: 'rest', trash: 'trash' },
  complete: { nextStage: '! stageComplete', complete: 'complete', rest: 'rest', trash: 'trash' },
  rest: { nextStage: 'configured', complete: 'complete', rest: 'rest', trash: 'trash' },
  trash: {
    nextStage: '! equipmentTrashed',
    complete: '! equipmentTrashed',
    rest: '! equipmentTrashed',
    trash: 'trash',
  },
};

const from = (stage: EquipmentStage) => ({
  stage,
  previousStage: stage === 'rest' ? ('configured' as const) : null,
  locationId: 'loc_1',
});
const told = (to: ReturnType<typeof moved>) => (typeof to === 'string' ? `! ${to}` : to.stage);

describe('a machine’s way', () => {
  for (const stage of stages)
    for (const move of moves)
      it(`${move} from ${stage} leads to ${table[stage][move]}`, () => {
        expect(told(moved(from(stage), move))).toBe(table[stage][move]);
      });

  it('is complete only somewhere', () => {
    for (const stage of stages.filter(one => one !== 'trash'))
      expect(moved({ ...from(stage), locationId: null }, 'complete')).toBe('locationRequired');
  });

  it('leads back from rest to where it was, however often it was told to rest', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...stages.filter(one => one !== 'trash' && one !== 'rest')),
        fc.nat(5),
        (stage, times) => {
          let at: Parameters<typeof moved>[0] = { ...from(stage), previousStage: null };
          for (let turn = 0; turn <= times; turn += 1) {
            const to = moved(at, 'rest');
            if (typeof to === 'string') throw new Error(to);
            at = { ...at, ...to };
          }
          expect(moved(at, 'nextStage')).toEqual({ stage, previousStage: null });
        },
      ),
    );
  });

  it('never leaves the trash, and no machine in it, at rest or on its way is in service', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moves), { maxLength: 20 }), way => {
        let at: Parameters<typeof moved>[0] = from('ordered');
        let ended = false;
        for (const move of way) {
          const to = moved(at, move);
          if (typeof to !== 'string') at = { ...at, ...to };
          ended ||= move === 'trash';
          if (ended) expect(at.stage).toBe('trash');
          if (at.stage !== 'rest') expect(at.previousStage).toBeNull();
        }
      }),
    );
    expect(stages.filter(inService)).toEqual(['installed', 'configured', 'complete']);
  });
});
