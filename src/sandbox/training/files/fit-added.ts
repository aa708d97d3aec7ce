/** The message in which an app of the device describes a field that it adds (FIT profile 21.217, `field_description`). */
export const DESCRIPTION = 206;

/** What that message says, by its fields. */
const SAYS = { app: 0, field: 1, type: 2, ownMessage: 14, ownField: 15 } as const;

/** Readings. */
const RECORD = 20;

/**
 * What a reading has a field of its own for, in the same unit: heart rate, cadence, power, calories. A pod on a shoe or
 * a watch without a field for it says it by an app; of others the scales differ.
 */
const TAKEN: ReadonlySet<number> = new Set([3, 4, 7, 33]);

/** Where the fields of a message are, behind its head. */
export type Places = ReadonlyMap<number, { at: number; size: number }>;

/** A field that an app adds to readings, in the place of one that they have in the profile. */
export interface AddedField {
  /** The number of that one. */
  field: number;
  type: number;
}

/** Those of a file, by the app and the number that it gives. */
export type AddedFields = Map<string, AddedField>;

/** The name of one among those of its file. */
export const addedName = (app: number, field: number): string => `${app} ${field}`;

/** Takes note of a description; one that breaks off or is of anything else is passed over. */
export function note(fields: AddedFields, message: Uint8Array, places: Places): void {
  const said = (name: keyof typeof SAYS): number | undefined => {
    const place = places.get(SAYS[name]);
    return place && message[place.at];
  };
  // a number of two bytes, in either order: there is no message of a higher number that is of use here
  const own = places.get(SAYS.ownMessage);
  const of = own ? [...message.subarray(own.at, own.at + own.size)] : [RECORD];
  const [app, field, type, ownField] = [said('app'), said('field'), said('type'), said('ownField')];
  if (app === undefined || field === undefined || type === undefined || ownField === undefined) return;
  if (TAKEN.has(ownField) && (of.includes(RECORD) || of.every(byte => byte === 0xff)))
    fields.set(addedName(app, field), { field: ownField, type });
}

/** Whether a message has readings, to which apps add. */
export const isReading = (message: number): boolean => message === RECORD;
