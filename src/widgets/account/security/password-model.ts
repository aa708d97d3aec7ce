import { atom } from 'nanostores';
import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure, Failure } from '../../../core/contract/failure.js';
import { changePassword } from '../../../core/contract/user-security.js';
import type { Session } from '../../../core/session/session.js';
import { createForm } from '../../form/form.js';
import type { Visit } from '../../screen/part.js';
import { blank, check, type FieldProblem, type Values } from './password-values.js';

type CallFailure = FailOf<typeof changePassword> | CommonFailure;

/**
 * The call's own failures, and what it says about a field as a code of ours, so that every language has words for it.
 */
export type PasswordFailure = CallFailure | 'oldPasswordWrong' | 'passwordSame';

const blames = {
  oldPasswordWrong: { oldPassword: 'oldPasswordWrong' },
  passwordSame: { password: 'passwordSame' },
} as const;

const names = (failure: Failure<CallFailure>, field: keyof Values): boolean =>
  failure.fields?.some(({ path }) => path === field) ?? false;

function read(failure: Failure<CallFailure>, values: Values): Failure<PasswordFailure> {
  if (names(failure, 'oldPassword')) return { ...failure, code: 'oldPasswordWrong', fields: [] };
  // Any other objection to the new one is said in the server's words.
  const same = names(failure, 'password') && values.oldPassword.normalize('NFKC') === values.password.normalize('NFKC');
  return same ? { ...failure, code: 'passwordSame', fields: [] } : failure;
}

/** A new password by the old one. Neither is kept anywhere but in the form. */
export function createPassword(session: Session) {
  const form = createForm<Values, FieldProblem, PasswordFailure>({ blank, check, blames });
  const $changed = atom(false);

  return {
    form,
    $changed,
    begin: () => {
      form.reset();
      $changed.set(false);
    },
    /** Answers whether the password is another now. */
    async submit(visit: Visit): Promise<boolean> {
      $changed.set(false);
      const sent = await form.send(async values => {
        const { oldPassword, password } = values;
        const answer = await session.request(
          changePassword,
          { userId: visit.userId, oldPassword, password },
          { signal: visit.signal },
        );
        return answer.ok ? answer : { ok: false, failure: read(answer.failure, values) };
      });
      if (sent.is !== 'taken' || visit.signal.aborted) return false;
      form.reset();
      $changed.set(true);
      return true;
    },
  };
}
