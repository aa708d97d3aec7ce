export interface FileFacts {
  name: string;
  /** Bytes. */
  size: number;
  /** A media type, or empty where the browser knows none. */
  type: string;
}

export interface FileRules {
  /** As an `<input>` takes it: `image/*,.pdf,application/zip`. */
  accept?: string | undefined;
  /** Bytes. */
  maxSize?: number | undefined;
}

export type FileRefusal = 'wrongType' | 'tooLarge' | 'empty';

const listed = (accept: string) =>
  accept
    .split(',')
    .map(entry => entry.trim().toLowerCase())
    .filter(entry => entry !== '');

/** Whether a file is of an accepted kind. A dropped or pasted file has passed no file chooser. */
export function isAccepted({ name, type }: FileFacts, accept = ''): boolean {
  const entries = listed(accept);
  const [file, media] = [name.toLowerCase(), type.toLowerCase().replace(/;.*$/, '').trim()];
  return (
    entries.length === 0 ||
    entries.some(entry => {
      if (entry.startsWith('.')) return file.endsWith(entry);
      return entry.endsWith('/*') ? media.startsWith(entry.slice(0, -1)) : media === entry;
    })
  );
}

/** Why a file cannot be used, before anything is sent. */
export function refusalOf(file: FileFacts, { accept, maxSize }: FileRules): FileRefusal | undefined {
  if (!isAccepted(file, accept)) return 'wrongType';
  if (maxSize !== undefined && file.size > maxSize) return 'tooLarge';
  return file.size === 0 ? 'empty' : undefined;
}

/**
 * The accepted kinds, in words that people know: `image/png,.pdf` → `PNG, PDF`; `kinds` has those of whole kinds,
 * `image/*`.
 */
export function typeNames(accept: string, kinds: Readonly<Record<string, string>> = {}): readonly string[] {
  const names = listed(accept).map(entry => {
    const [kind = '', name = entry.slice(1)] = entry.split('/');
    return name === '*' ? (kinds[kind] ?? kind) : name.replace(/^x-|\+.*$/g, '').toUpperCase();
  });
  return [...new Set(names)];
}
