import type { FieldProblem } from '../../../core/contract/failure.js';
import { Refusal } from '../refusal.js';

/** The refusal of a field whose value fits no rule of the moment. */
export const wrongField = (path: string, message: string): Refusal =>
  new Refusal('validationFailed', 'Some fields are not valid.', {
    fields: [{ path, message }] satisfies FieldProblem[],
  });
