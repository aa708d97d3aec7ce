import type { Request as Client } from '../core/client/client.js';
import { authenticateEquipment } from '../core/contract/commercial/activation.js';
import { endLife, isSilence, type Machine } from './machine.js';

/** A token is fetched anew this long before it ends. */
const TOKEN_MARGIN = 60;

/** Failures after which the machine has no life any more. */
const ended = new Set(['equipmentSecretInvalid', 'equipmentTrashed', 'oneSecretTwice']);

/** Calls as this machine; undefined where it has no life, lost it just now, or nobody answers. */
export async function signIn(machine: Machine): Promise<Client | undefined> {
  const { clientWith, store, now, known } = machine;
  const { life, serialNumber, hardwareId } = store.read();
  if (!life) return undefined;
  if (known.token && known.token.until > now()) return clientWith(known.token.jwt);
  const answer = await clientWith(undefined)(authenticateEquipment, { serialNumber, secret: life.secret, hardwareId });
  if (answer.ok) {
    const { jwt, expiresIn } = answer.data;
    known.token = { jwt, until: now() + expiresIn - TOKEN_MARGIN };
    return clientWith(jwt);
  }
  const { code } = answer.failure;
  if (ended.has(code)) endLife(machine, code);
  else if (isSilence(code)) known.online = false;
  return undefined;
}
