import type { CallLine } from '../contract/call.js';

export interface BuiltRequest {
  /** With its query. */
  url: string;
  body?: FormData | string;
}

/** Splits one flat input: the path takes what it names, the rest is query (GET, DELETE) or body. */
export function buildRequest(call: CallLine, baseUrl: string, input: unknown): BuiltRequest {
  const rest = new Map(Object.entries(input ?? {}).filter(([, value]) => value !== undefined));
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    if (value === undefined || value === '')
      throw new Error(`${call.method} ${call.path} was called without "${name}".`);
    return encodeURIComponent(String(value));
  });
  const url = baseUrl.replace(/\/+$/, '') + path;
  if (call.method === 'GET' || call.method === 'DELETE') {
    const query = new URLSearchParams([...rest].map(([key, value]) => [key, String(value)]));
    return { url: query.size > 0 ? `${url}?${query}` : url };
  }
  if (call.form) {
    const form = new FormData();
    for (const [key, value] of rest) form.append(key, value instanceof Blob ? value : String(value));
    return { url, body: form };
  }
  return { url, body: JSON.stringify(Object.fromEntries(rest)) };
}
