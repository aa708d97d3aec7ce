import type { EquipmentRecord } from '../../../core/contract/schemas/commercial/equipment.js';

/** What of a machine changes by what people and the machine itself do, in the order in which it is told. */
export const facts = [
  'name',
  'serialNumber',
  'stage',
  'status',
  'faultCode',
  'locationId',
  'licenseId',
  'userId',
  'firmware',
] as const;

export type Fact = (typeof facts)[number];

/** One thing that has changed; undefined where there was nothing, or is nothing any more. */
export interface FactChange {
  fact: Fact;
  before: string | undefined;
  after: string | undefined;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** What differs, of two descriptions of a machine. What only one of them speaks of was nothing in the other. */
export const changesBetween = (
  before: Readonly<Record<string, unknown>> = {},
  after: Readonly<Record<string, unknown>> = {},
): FactChange[] =>
  facts.flatMap(fact => {
    const change = { fact, before: text(before[fact]), after: text(after[fact]) };
    return change.before === change.after ? [] : [change];
  });

/** A machine, described by its facts. */
export const factsOf = (machine: EquipmentRecord): Readonly<Record<Fact, string | null>> => ({
  name: machine.name,
  serialNumber: machine.serialNumber,
  stage: machine.stage,
  status: machine.status,
  faultCode: machine.faultCode,
  locationId: machine.location?.id ?? null,
  licenseId: machine.license?.id ?? null,
  userId: machine.userId,
  firmware: machine.firmware,
});
