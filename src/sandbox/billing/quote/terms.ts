import { DAY, now as machineNow } from '../../../core/dates.js';
import { Refusal } from '../../http/refusal.js';

/** Clocks of browsers run ahead by minutes. */
const SLACK = 300;

/**
 * Throws unless the terms were accepted within the last day (spec s.5: before subscribing). The instant
 * is the browser's; when the sandbox's clock was moved, the browser's was not, so either clock will do.
 */
export function demandTerms(acceptedAt: number | undefined, now: number): void {
  const recent = (clock: number) => acceptedAt !== undefined && acceptedAt > clock - DAY && acceptedAt <= clock + SLACK;
  if (recent(now) || recent(machineNow())) return;
  throw new Refusal('termsRequired', 'Please read and accept the terms and conditions first.');
}
