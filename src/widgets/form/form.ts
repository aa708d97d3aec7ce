import { atom } from 'nanostores';
import type { Failure } from '../../core/contract/failure.js';

/** A field's error: a code that the form has words for, or the server's text about it. */
export type Problem<Code extends string> = Code | { readonly said: string };

export type Problems<Values, Code extends string> = { readonly [Field in keyof Values]?: Problem<Code> | undefined };

/** Why a form was not taken; a new one for each time it was sent, so that the focus can follow. */
export interface Refusal<FailureCode extends string> {
  /** Why the server refused; missing when the form was not sent, because fields are marked. */
  code?: FailureCode | undefined;
  /** Seconds to wait before it is sent again. */
  retryAfter?: number | undefined;
}

export interface FormState<Values, Code extends string, FailureCode extends string> {
  values: Values;
  problems: Problems<Values, Code>;
  sending: boolean;
  /** Something was typed that has not been sent yet. */
  dirty: boolean;
  refusal: Refusal<FailureCode> | undefined;
}

export interface FormRules<Values, Code extends string, FailureCode extends string> {
  /** What the form begins with, in the order in which the fields are in it. */
  blank: Values;
  /** What is wrong with one field, given all of them; nothing when it is right. */
  check: (field: keyof Values & string, values: Values) => Code | undefined;
  /** What a refusal says about a field, by its code. */
  blames?: { readonly [Name in FailureCode]?: { readonly [Field in keyof Values]?: Code } };
}

type Answer<Done, FailureCode extends string> = { ok: true; data: Done } | { ok: false; failure: Failure<FailureCode> };

/** What happened when a form was sent. */
export type Sent<Values, Done, FailureCode extends string> =
  | { is: 'taken'; data: Done; values: Values }
  | { is: 'refused'; code: FailureCode }
  /** Nothing was sent: fields are marked, or an answer is still awaited. */
  | { is: 'held' };

/**
 * The one way in which forms work: no field shows an error before it is left or the form is sent, a marked field is
 * checked again with every key, typed values survive every failure, and the server's text about a field marks that
 * field until another value stands there.
 */
export function createForm<Values extends object, Code extends string, FailureCode extends string>({
  blank,
  check,
  blames,
}: FormRules<Values, Code, FailureCode>) {
  type State = FormState<Values, Code, FailureCode>;
  const fresh = (values: Values): State => ({ values, problems: {}, sending: false, dirty: false, refusal: undefined });
  const isField = (name: string): name is keyof Values & string => name in blank;
  const fields = Object.keys(blank).filter(isField);
  const $form = atom<State>(fresh(blank));
  const change = (next: Partial<State>) => $form.set({ ...$form.get(), ...next });
  const checked = (values: Values) =>
    fields.reduce<Problems<Values, Code>>((found, field) => ({ ...found, [field]: check(field, values) }), {});
  /** What was sent last, and what its answer said of it. */
  let answered: Pick<State, 'values' | 'problems'> | undefined;
  /** What an answer said of a value is so until another value stands there. */
  const problemOf = (field: keyof Values & string, values: Values): Problem<Code> | undefined =>
    check(field, values) ??
    (answered && answered.values[field] === values[field] ? answered.problems[field] : undefined);

  return {
    $form,
    fields,
    /** Starts again, with what is known already. */
    reset(known: Partial<Values> = {}) {
      answered = undefined;
      $form.set(fresh({ ...blank, ...known }));
    },
    /** Fills in what became known, where nothing was typed yet. */
    know: (known: Partial<Values>) => {
      if (!$form.get().dirty) change({ values: { ...$form.get().values, ...known } });
    },
    type<Field extends keyof Values & string>(field: Field, value: Values[Field]) {
      const { values, problems } = $form.get();
      const typed = { ...values, [field]: value };
      change({
        values: typed,
        dirty: true,
        ...(problems[field] && { problems: { ...problems, [field]: problemOf(field, typed) } }),
      });
    },
    /** A field was left. An empty one is not complained of before the form is sent. */
    leave(field: keyof Values & string) {
      const { values, problems } = $form.get();
      if (values[field]) change({ problems: { ...problems, [field]: problemOf(field, values) } });
    },
    /** Checks every field and, when all are right, does the work with what was typed. */
    async send<Done>(
      work: (values: Values) => Promise<Answer<Done, FailureCode>>,
    ): Promise<Sent<Values, Done, FailureCode>> {
      const { values, sending } = $form.get();
      if (sending) return { is: 'held' };
      const problems = checked(values);
      if (fields.some(field => problems[field])) {
        change({ problems, refusal: {} });
        return { is: 'held' };
      }
      answered = undefined;
      change({ problems, sending: true, refusal: undefined });
      const answer = await work(values);
      if (answer.ok) {
        change({ sending: false, dirty: false });
        return { is: 'taken', data: answer.data, values };
      }
      const { code, retryAfter, fields: marked = [] } = answer.failure;
      const fieldProblems = fields.flatMap(field =>
        marked.filter(({ path }) => path === field).map(({ message }) => [field, { said: message }]),
      );
      const said: Problems<Values, Code> = { ...problems, ...Object.fromEntries(fieldProblems), ...blames?.[code] };
      answered = { values, problems: said };
      change({
        sending: false,
        problems: said,
        refusal: { code, retryAfter },
      });
      return { is: 'refused', code };
    },
  };
}

/** The words for what is wrong with a field. */
export function problemText<Code extends string>(
  problem: Problem<Code> | undefined,
  words: Readonly<Record<Code, string>>,
): string | undefined {
  return typeof problem === 'string' ? words[problem] : problem?.said;
}
