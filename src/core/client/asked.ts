import { isLook, type CallLine } from '../contract/call.js';
import { has } from '../has.js';

/** Where keys stay over a reload: the tab's own storage. */
export interface KeyStore {
  read(key: string): string | undefined;
  write(key: string, value: string | undefined): void;
}

const NAME = 'echelon-asked';

/** Milliseconds in which the same call counts as asked again; a server keeps its answers for a day. */
const SAME_WISH = 30 * 60_000;

/** Keyed by a hash of the request: its key, what it is about, and when. It holds no password, token or card. */
type Entries = Record<string, readonly [key: string, about: string, at: number]>;

const isSecret = (name: string): boolean => /password|token|cardData/i.test(name);

function hashOf({ method, path }: CallLine, input: unknown): string {
  const text =
    method +
    path +
    JSON.stringify(input, (name, value: unknown) =>
      isSecret(name) ? undefined : value instanceof Blob ? value.size : value,
    );
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return String(hash);
}

/** `/users/:userId/account`, of this person; machines, and apart from them a code that one is activated by. */
const aboutOf = ({ path }: CallLine, input: unknown): string => {
  const person = has(input, 'userId') ? input.userId : undefined;
  return String([path.split('/', path.includes('equipment/a') ? 5 : 4), person]);
};

/** A call that was sent, until its answer is known. */
export interface Asked {
  readonly key: string;
  /** It was sent before, and nobody knows what became of it. */
  readonly isAgain: boolean;
  /** The server has said what became of it. Its effect makes older calls about the same thing out of date; a look has none. */
  settle: (isDone: boolean) => void;
}

/** Keeps the key of every call that writes until its answer is known, so that asking again, by a button or after a reload, is the same call. */
export function createAsked(store: KeyStore) {
  const read = (): Entries => {
    try {
      const entries: Entries = JSON.parse(store.read(NAME) ?? '{}');
      return Object.fromEntries(Object.entries(entries).filter(([, [, , at]]) => Date.now() - at < SAME_WISH));
    } catch {
      return {};
    }
  };
  const write = (entries: Entries) =>
    store.write(NAME, Object.keys(entries).length > 0 ? JSON.stringify(entries) : undefined);

  return (call: CallLine, input: unknown): Asked => {
    const hash = hashOf(call, input);
    const about = aboutOf(call, input);
    const entries = read();
    const before = entries[hash];
    const key = before?.[0] ?? crypto.randomUUID();
    write({ ...entries, [hash]: [key, about, Date.now()] });
    return {
      key,
      isAgain: before !== undefined,
      settle: isDone =>
        write(
          Object.fromEntries(
            Object.entries(read()).filter(
              ([other, [, same]]) => other !== hash && !(isDone && same === about && !isLook(call)),
            ),
          ),
        ),
    };
  };
}
