const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = 'authorization, content-type, x-api-key, idempotency-key, x-request-id, accept-language';
const EXPOSED = 'date, x-request-id, retry-after, idempotent-replayed';

interface Parts {
  scheme: string;
  host: string;
  /** Empty for the scheme's own. */
  port: string;
}

/** An origin as a browser writes it, or a pattern of one; undefined for anything else. */
function partsOf(text: string): Parts | undefined {
  const [, scheme, host, port = ''] =
    /^(https?):\/\/(\[[\da-f:.]+\]|[\w*.-]+)(?::(\d{1,5}|\*))?$/.exec(text.toLowerCase()) ?? [];
  return scheme === undefined || host === undefined ? undefined : { scheme, host, port };
}

/** A first label `*` is one or more labels; in any other place it is a part of its own label. */
function hostFits(pattern: string, host: string): boolean {
  const [first = '', ...rest] = pattern.split('.');
  const labels = host.split('.');
  if (first === '*' && rest.length > 0)
    return labels.length > rest.length && hostFits(rest.join('.'), labels.slice(-rest.length).join('.'));
  const wanted = [first, ...rest];
  return wanted.length === labels.length && wanted.every((one, at) => labelFits(one, labels[at] ?? ''));
}

function labelFits(pattern: string, label: string): boolean {
  const [before = '', ...after] = pattern.split('*');
  const end = after.at(-1);
  if (end === undefined) return pattern === label;
  return (
    after.length === 1 && label.length > before.length + end.length && label.startsWith(before) && label.endsWith(end)
  );
}

/** Whether one of the patterns fits, part by part: `http://localhost:*` is any port, `https://*.shop.example` any host below. */
export function originFits(patterns: readonly string[], origin: string): boolean {
  const given = partsOf(origin);
  if (!given || origin.includes('*')) return false;
  return patterns.some(pattern => {
    const wanted = partsOf(pattern);
    return (
      wanted !== undefined &&
      wanted.scheme === given.scheme &&
      (wanted.port === '*' || wanted.port === given.port) &&
      hostFits(wanted.host, given.host)
    );
  });
}

/** What lets a page of this origin read an answer. No credentials: tokens travel in a header that the page sets itself. */
export function corsHeaders(origin: string): Record<string, string> {
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED };
}

/** The answer to a preflight. It cannot know the key yet, so any origin that any key allows may ask. */
export function preflight(
  origin: string | null,
  patterns: readonly string[],
  headers: Readonly<Record<string, string>>,
): Response {
  if (!origin || !originFits(patterns, origin)) return new Response(null, { status: 403, headers });
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      ...corsHeaders(origin),
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': REQUEST_HEADERS,
      'access-control-max-age': '600',
    },
  });
}
