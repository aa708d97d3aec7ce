import { serialKey, shownSerial } from '../../../core/serial-number.js';
import { atom } from 'nanostores';
import type { EquipmentRecord } from '../../../core/contract/schemas/commercial/equipment.js';
import type { Session } from '../../../core/session/session.js';
import { createForm } from '../../form/form.js';
import type { Deed, DeedFailure, DeedName } from './deeds.js';
import type { MachineModel } from './machine.js';
import { createMachinePlaces } from './places.js';

/** What is asked about before it is done. */
export type AskName = Exclude<DeedName, 'nextStage' | 'complete' | 'ready'>;

export interface AskValues {
  name: string;
  serialNumber: string;
  /** What is typed to find the location. */
  place: string;
  /** Of the location that was chosen; empty for none. */
  locationId: string;
  /** Empty for whichever has a free seat. */
  licenseId: string;
  /** Empty for nobody. */
  userId: string;
  code: string;
  note: string;
  reason: string;
}

export type AskProblem =
  | 'nameMissing'
  | 'nameLong'
  | 'serialMissing'
  | 'serialMalformed'
  | 'serialOther'
  | 'serialSame'
  | 'placeMissing'
  | 'noteMissing'
  | 'noteLong'
  | 'codeLong'
  | 'reasonLong';

const blank: AskValues = {
  name: '',
  serialNumber: '',
  place: '',
  locationId: '',
  licenseId: '',
  userId: '',
  code: '',
  note: '',
  reason: '',
};

/** As the call takes them; more is refused there. */
const LONGEST = { name: 80, note: 300, code: 40, reason: 300 };

/** What has to be typed before a machine goes to the trash: one without a serial number has its name alone. */
export const trashWord = ({ serialNumber, name }: EquipmentRecord): string => serialNumber ?? name;

function serialProblem(ask: AskName, typed: string, machine: EquipmentRecord): AskProblem | undefined {
  const serial = shownSerial(typed);
  if (serial === '') return 'serialMissing';
  if (ask === 'trash') return serialKey(typed) === serialKey(trashWord(machine)) ? undefined : 'serialOther';
  if (!/^[A-Z0-9][A-Z0-9-]{3,39}$/.test(serial)) return 'serialMalformed';
  return ask === 'replace' && serialKey(typed) === serialKey(machine.serialNumber ?? '') ? 'serialSame' : undefined;
}

type Check = (values: AskValues, ask: AskName, machine: EquipmentRecord) => AskProblem | undefined;

const checks: { readonly [Field in keyof AskValues]?: Check } = {
  name({ name }, ask) {
    if (ask !== 'rename') return undefined;
    if (name.trim() === '') return 'nameMissing';
    return name.trim().length > LONGEST.name ? 'nameLong' : undefined;
  },
  serialNumber: ({ serialNumber }, ask, machine) =>
    ask === 'trash' || ask === 'replace' || ask === 'label' ? serialProblem(ask, serialNumber, machine) : undefined,
  place: ({ locationId }, ask) => (ask === 'place' && locationId === '' ? 'placeMissing' : undefined),
  note({ note }, ask) {
    if (ask !== 'fault') return undefined;
    if (note.trim() === '') return 'noteMissing';
    return note.length > LONGEST.note ? 'noteLong' : undefined;
  },
  code: ({ code }) => (code.trim().length > LONGEST.code ? 'codeLong' : undefined),
  reason: ({ reason }) => (reason.length > LONGEST.reason ? 'reasonLong' : undefined),
};

function deedOf(ask: AskName, values: AskValues): Deed {
  const reason = values.reason.trim() || undefined;
  const serialNumber = shownSerial(values.serialNumber);
  switch (ask) {
    case 'rename':
      return { is: ask, name: values.name.trim() };
    case 'label':
      return { is: ask, serialNumber };
    case 'place':
      return { is: ask, locationId: values.locationId, reason };
    case 'seat':
      return { is: ask, licenseId: values.licenseId || undefined };
    case 'hand':
      return { is: ask, userId: values.userId || null };
    case 'unseat':
    case 'rest':
    case 'release':
      return { is: ask, reason };
    case 'trash':
    case 'replace':
      return { is: ask, serialNumber, reason };
    case 'fault':
      return { is: ask, note: values.note.trim(), code: values.code.trim() || undefined };
    default:
      return ask satisfies never;
  }
}

const knownOf = (ask: AskName, { name, userId }: EquipmentRecord): Partial<AskValues> => ({
  ...(ask === 'rename' && { name }),
  ...(ask === 'hand' && { userId: userId ?? '' }),
});

/** The questions about a machine: one at a time, and what is typed outlives every refusal. */
export function createAsk(session: Session, model: Pick<MachineModel, '$screen' | 'run' | 'forgive'>) {
  const $ask = atom<AskName | undefined>(undefined);
  const places = createMachinePlaces(session);
  const machine = (): EquipmentRecord | undefined => {
    const screen = model.$screen.get();
    return screen.is === 'machine' ? screen.machine : undefined;
  };
  const form = createForm<AskValues, AskProblem, DeedFailure>({
    blank,
    check(field, values) {
      const [ask, of] = [$ask.get(), machine()];
      return ask && of && checks[field]?.(values, ask, of);
    },
  });
  const close = () => {
    $ask.set(undefined);
    model.forgive();
  };
  return {
    $ask,
    form,
    $places: places.$places,
    retryPlaces: () => void places.fetch(),
    close,

    open(ask: AskName): void {
      const of = machine();
      if (!of) return;
      model.forgive();
      form.reset(knownOf(ask, of));
      $ask.set(ask);
      if (ask !== 'place') return;
      places.search('');
      void places.fetch();
    },

    /** Another location is looked for: the one that was chosen is no more. */
    seek(typed: string): void {
      form.type('locationId', '');
      form.type('place', typed);
      places.search(typed);
    },
    choose(locationId: string, name: string): void {
      form.type('locationId', locationId);
      form.type('place', name);
    },

    async submit(): Promise<void> {
      const ask = $ask.get();
      if (!ask) return;
      const sent = await form.send(async values => {
        const ended = await model.run(deedOf(ask, values));
        return ended ?? { ok: false, failure: { code: 'aborted', message: 'Nobody waits for it any more.' } };
      });
      if (sent.is === 'taken') close();
    },
  };
}

export type AskModel = ReturnType<typeof createAsk>;
