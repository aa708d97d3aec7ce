/** One line of the log. It names no header, body, token or card: what is never written cannot leak. */
export interface LogEntry {
  level: 'info' | 'error';
  at: string;
  requestId: string;
  method: string;
  /** The call's pattern, or the bare path when no call fits; never the query. */
  path: string;
  status: number;
  ms: number;
  call?: string;
  userId?: string;
  apiKey?: string;
  code?: string;
  error?: ErrorNote;
}

export interface ErrorNote {
  name: string;
  message: string;
  code?: string;
  frames: readonly string[];
}

export type Log = (entry: LogEntry) => void;

function deepest(error: Error): Error {
  return error.cause instanceof Error ? deepest(error.cause) : error;
}

/**
 * What went wrong, fit for a log. A failed query's own message repeats its parameters, addresses and
 * hashes among them, so only the innermost message is kept.
 */
export function describe(error: unknown): ErrorNote {
  if (!(error instanceof Error))
    return { name: typeof error, message: 'Something that is no Error was thrown.', frames: [] };
  const cause = deepest(error);
  const code = 'code' in cause && typeof cause.code === 'string' ? { code: cause.code } : {};
  return {
    name: cause.name,
    message: cause.message,
    ...code,
    frames: (error.stack ?? '')
      .split('\n')
      .filter(line => /^\s+at /.test(line))
      .slice(0, 12)
      .map(line => line.trim()),
  };
}

/** Writes each entry as a line of JSON. */
export const logLines =
  (write: (line: string) => void): Log =>
  entry =>
    write(JSON.stringify(entry));
