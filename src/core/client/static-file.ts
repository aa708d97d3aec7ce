import type { CommonFailure, Result } from '../contract/failure.js';
import { ABORTED, NETWORK_ERROR, statusMessage } from './failures.js';

export interface StaticFileOptions {
  /** Defaults to the page's fetch; the in-process sandbox hands in its own. */
  fetch?: typeof fetch | undefined;
  signal?: AbortSignal | undefined;
  /** BCP 47. */
  locale: string;
}

/** The text of a public static file (spec s.7, "Other fetches"). Sent without credentials: it is the same for everybody. */
export async function fetchStaticFile(
  url: string,
  { fetch: given, signal, locale }: StaticFileOptions,
): Promise<Result<string, CommonFailure>> {
  try {
    const response = await (given ?? fetch)(url, {
      credentials: 'omit',
      signal: signal ?? null,
      headers: { 'Accept-Language': locale },
    });
    if (response.ok) return { ok: true, data: await response.text() };
    return {
      ok: false,
      failure: {
        code: response.status === 404 ? 'notFound' : 'broken',
        message: statusMessage(response.status),
        status: response.status,
      },
    };
  } catch {
    return {
      ok: false,
      failure: signal?.aborted ? { code: 'aborted', message: ABORTED } : { code: 'offline', message: NETWORK_ERROR },
    };
  }
}
