import type { CallLine } from '../../core/contract/call.js';
import { contract, type CallName } from '../../core/contract/index.js';

/** A place in the addresses of the contract: what may come next, and the calls that end there, by their method. */
interface Place {
  words: Map<string, Place>;
  /** Anything but one of the words. */
  parameter?: Place;
  calls: Map<string, Found>;
}

interface Found {
  name: CallName;
  /** Of the parameters in its address, in their order. */
  parameters: readonly string[];
}

/** The call that a request makes, and what its address says. */
export interface FoundCall {
  name: CallName;
  params: Record<string, string>;
}

const placed = (): Place => ({ words: new Map(), calls: new Map() });

function nextPlace(place: Place, segment: string): Place {
  if (segment.startsWith(':')) return (place.parameter ??= placed());
  const next = place.words.get(segment) ?? placed();
  place.words.set(segment, next);
  return next;
}

const isCallName = (name: string): name is CallName => name in contract;

export const callNames: readonly CallName[] = Object.keys(contract).filter(isCallName);

function placesOf(names: readonly CallName[]): Place {
  const root = placed();
  for (const name of names) {
    const { method, path }: CallLine = contract[name];
    const segments = path.slice(1).split('/');
    let place = root;
    for (const segment of segments) place = nextPlace(place, segment);
    place.calls.set(method, {
      name,
      parameters: segments.filter(segment => segment.startsWith(':')).map(segment => segment.slice(1)),
    });
  }
  return root;
}

const root = placesOf(callNames);

/** What fits the rest of an address. Where a word and a parameter are at one place, the word wins (domain 0.5). */
function walk<Fit>(
  place: Place,
  segments: readonly string[],
  at: number,
  values: string[],
  fits: (calls: Place['calls']) => Fit | undefined,
): Fit | undefined {
  const segment = segments[at];
  if (segment === undefined) return fits(place.calls);
  const word = place.words.get(segment);
  const found = word && walk(word, segments, at + 1, values, fits);
  if (found !== undefined || !place.parameter || segment === '') return found;
  const depth = values.push(segment);
  const other = walk(place.parameter, segments, at + 1, values, fits);
  if (other === undefined) values.length = depth - 1;
  return other;
}

/** A text that is not escaped is taken as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The call with this method at this address; `otherMethod` where there are only calls with others, undefined without one. */
export function findCall(method: string, path: string): FoundCall | 'otherMethod' | undefined {
  const segments = path.slice(1).split('/');
  const read = path.includes('%') ? segments.map(decoded) : segments;
  const values: string[] = [];
  const found = walk(root, read, 0, values, calls => calls.get(method));
  if (!found) return walk(root, read, 0, [], ({ size }) => size > 0 || undefined) && 'otherMethod';
  const params: Record<string, string> = {};
  for (const [at, parameter] of found.parameters.entries()) params[parameter] = values[at] ?? '';
  return { name: found.name, params };
}
