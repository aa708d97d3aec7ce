import type { Leaf } from './spoken.js';

// No 30 and no 365, which are periods that have names.
const numbers = [37, 41, 43];
const marks = ['⟦0⟧', '⟦1⟧', '⟦2⟧'];

/** What a text is called with where neither marks nor numbers would do, or where it has more than one form. */
const given: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'offer-picker/lines renews': [[30], [365], [730]],
  'offer-picker/lines discount': [[{ type: 'forever' }], [{ type: 'once' }], [{ type: 'other', months: 3 }]],
  'offer-picker/lines nextBill': [[marks[0]], [undefined]],
  'offer-picker period': [[30], [365], [730], [37]],
  'account-overview period': [[30], [365], [730], [37]],
  'cancel-membership period': [[30], [365], [730], [37]],
  'cancel-membership confirm.addons': [
    [marks[0], 1],
    [marks[0], 2],
  ],
  'cancel-membership saved.addons': [
    [marks[0], 1],
    [marks[0], 2],
  ],
  'cancel-membership confirm.members': [[1], [37]],
  'account-overview greeting': [[marks[0]], [undefined]],
  'membership-quote period': [[30], [365], [730], [37]],
  'pause-membership returns': [
    [marks[0], marks[1]],
    [marks[0], undefined],
  ],
  'account-history period': [[30], [365], [730], [37]],
  'person-screen paidBy': [[marks[0]], ['']],
  'receipt-upload when': [[0], [1], [37]],
  'receipt-upload/send wait': [[37], [37 * 60]],
  'create-account signedIn.title': [[marks[0]], [undefined]],
  'create-account signedIn.created': [[marks[0]], [undefined]],
  'create-account wait': [[37], [37 * 60]],
  'sign-in signedIn.title': [[marks[0]], [undefined]],
  'sign-in wait': [[37], [37 * 60]],
  'signup/payment card': [[{ brand: 'visa', last4: marks[0] }], [{ brand: 'unknown', last4: marks[0] }]],
  'profile-editor wait': [[37], [37 * 60]],
  'preferences wait': [[37], [37 * 60]],
  'subscription-manager ended': [[marks[0]], [undefined]],
  'billing-history/details facts.card': [[{ brand: 'visa', last4: marks[0] }], [{ brand: 'unknown', last4: marks[0] }]],
  'billing-history order': [
    [marks[0], 0],
    [marks[0], 37],
  ],
  'security sessions.ended.others': [[37], [0]],
  'security wait': [[37], [37 * 60]],
  'dataTable sort': [
    [marks[0], 'ascending'],
    [marks[0], 'descending'],
    [marks[0], 'none'],
  ],
  'dataTable sortedBy': [
    [marks[0], true],
    [marks[0], false],
  ],
};

const textsIn = (said: unknown): string[] => {
  if (typeof said === 'string') return [said];
  return typeof said === 'object' && said !== null ? Object.values(said).flatMap(textsIn) : [];
};

/** What a text says for some values; `undefined` when they are of the wrong kind for it. */
function say(leaf: Leaf, values: readonly unknown[]): string[] | undefined {
  if (typeof leaf === 'string') return [leaf];
  try {
    const said = textsIn(leaf(...values));
    return said.some(text => /NaN|undefined|\[object/.test(text)) ? undefined : said;
  } catch {
    return undefined;
  }
}

/** Every way to put a mark or a number in each place, marks first. */
function kinds(count: number): unknown[][] {
  if (count === 0) return [[]];
  return kinds(count - 1).flatMap(values => [marks, numbers].map(kind => [...values, kind[count - 1]]));
}

/** What a text says in several languages for the same values, once for each of its forms. */
export function sayAll(name: string, leaves: readonly Leaf[]): string[][][] {
  const count = Math.max(...leaves.map(leaf => (typeof leaf === 'string' ? 0 : leaf.length)));
  const tries = given[name] ?? kinds(count);
  const worked = tries
    .map(values => leaves.map(leaf => say(leaf, values)).filter(texts => texts !== undefined))
    .filter(said => said.length === leaves.length);
  if (worked.length === 0 || (given[name] && worked.length < tries.length)) {
    throw new Error(
      `“${name}” could not be said with ${JSON.stringify(tries)}. If it needs other values than texts and numbers, give them in tests/languages/samples.ts.`,
    );
  }
  return given[name] ? worked : worked.slice(0, 1);
}

/** Which of the values that were handed over a text says, dates and numbers too. */
export const valuesIn = (text: string): string[] => [...new Set(text.match(/⟦\d⟧|\d+(?:\/\d+)*/g))].toSorted();
