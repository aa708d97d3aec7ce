import { activateEquipment, authenticateEquipment } from '../../../../src/core/contract/commercial/activation.js';
import type { Activated } from '../../../../src/core/contract/schemas/commercial/activation.js';
import { done } from '../../../support/results.js';
import type { TestSandbox } from '../../../support/sandbox.js';

let count = 0;

/** An address of its own for each, so that no machine uses up another's tries. */
const ip = (): string => {
  count += 1;
  return `10.9.${Math.floor(count / 250)}.${count % 250}`;
};

/** A machine that says its model, as a console does. */
export const aMachine = (serialNumber: string, modelId = 'ex-9s-pro') => ({
  serialNumber,
  modelId,
  firmware: '4.2.1',
  hardwareId: `board-${serialNumber}`,
});

/** Activates a machine by a code. */
export const activateWith = (
  sandbox: TestSandbox,
  activationCode: string,
  machine: { serialNumber: string; modelId?: string; hardwareId?: string },
): Promise<Activated> => done(sandbox.client({ ip: ip() })(activateEquipment, { activationCode, ...machine }));

/** The client of a machine that has signed in with its secret. */
export async function signedInMachine(
  sandbox: TestSandbox,
  { equipment, secret }: Activated,
  hardwareId = `board-${equipment.serialNumber}`,
) {
  const { jwt, equipmentId } = await done(
    sandbox.client({ ip: ip() })(authenticateEquipment, {
      serialNumber: equipment.serialNumber,
      secret,
      hardwareId,
    }),
  );
  return { jwt, equipmentId, client: sandbox.client({ jwt, ip: ip() }) };
}

export { ip as anAddress };
