import type { FailOf } from '../../../core/contract/call.js';
import { activateEquipment } from '../../../core/contract/commercial/activation.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { Activated } from '../../../core/contract/schemas/commercial/activation.js';
import type { Session } from '../../../core/session/session.js';
import { createForm } from '../../form/form.js';
import { isPasted, readMachine } from './read-machine.js';

export type ActivationFailure = FailOf<typeof activateEquipment> | CommonFailure;
export type LabelProblem =
  | 'serialMissing'
  | 'serialUnknown'
  | 'codeMissing'
  | 'codeInvalid'
  | 'codeUsedUp'
  | 'codeExpired'
  | 'codeRevoked';

export interface Label {
  serialNumber: string;
  activationCode: string;
}

/** What a refusal says about the code; the machine's own screen says the same. */
export const codeBlames = {
  activationCodeInvalid: { activationCode: 'codeInvalid' },
  activationCodeUsedUp: { activationCode: 'codeUsedUp' },
  activationCodeExpired: { activationCode: 'codeExpired' },
  activationCodeRevoked: { activationCode: 'codeRevoked' },
} as const;

interface Inputs {
  session: Session;
  label: Label;
  onActivated: (machine: Omit<Activated, 'secret' | 'lease' | 'leaseKey'>) => void;
}

/** The serial number of the label, and a code of the location: for whoever has both. */
export function createLabel({ session, label, onActivated }: Inputs) {
  const form = createForm<Label, LabelProblem, ActivationFailure>({
    blank: label,
    check: (field, values) =>
      values[field].trim() ? undefined : field === 'serialNumber' ? 'serialMissing' : 'codeMissing',
    blames: { ...codeBlames, serialNumberUnknown: { serialNumber: 'serialUnknown' } },
  });
  /** What a label or an address says goes where it belongs; what says neither stays where it was put. */
  const take = (field: keyof Label, text: string) => {
    const { serialNumber, code } = readMachine(text);
    if (serialNumber && code) {
      form.type('serialNumber', serialNumber);
      form.type('activationCode', code);
    } else form.type(field, (field === 'activationCode' ? code : serialNumber) ?? text);
  };
  return {
    form,
    type(field: keyof Label, typed: string) {
      if (isPasted(form.$form.get().values[field], typed)) take(field, typed);
      else form.type(field, typed);
    },
    take,
    async activate(): Promise<void> {
      const sent = await form.send(({ serialNumber, activationCode }) =>
        session.request(activateEquipment, {
          serialNumber: serialNumber.trim(),
          activationCode: activationCode.trim(),
        }),
      );
      if (sent.is !== 'taken') return;
      // the secret is the machine's: a person has no use for it, so it goes no further than this
      const { equipment, seat, notice } = sent.data;
      form.reset({ serialNumber: '', activationCode: '' });
      onActivated({ equipment, seat, notice });
    },
  };
}
