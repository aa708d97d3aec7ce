const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = 'authorization, content-type, x-api-key, idempotency-key, x-request-id, accept-language';
const EXPOSED = 'x-request-id, retry-after, idempotent-replayed';

/** Whether one of the patterns fits; `*` is any run of characters that are no slash (`http://localhost:*`). */
export function originFits(patterns: readonly string[], origin: string): boolean {
  return patterns.some((pattern) => {
    const literal = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${literal.join('[^/]*')}$`, 'i').test(origin);
  });
}

/** What lets a page of this origin read an answer. No credentials: tokens travel in a header that the page sets itself. */
export function corsHeaders(origin: string): Record<string, string> {
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED, vary: 'Origin' };
}

/** The answer to a preflight. It cannot know the key yet, so any origin that any key allows may ask. */
export function preflight(origin: string | null, patterns: readonly string[]): Response {
  if (!origin || !originFits(patterns, origin)) return new Response(null, { status: 403, headers: { vary: 'Origin' } });
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(origin),
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': REQUEST_HEADERS,
      'access-control-max-age': '600',
    },
  });
}
