import { Refusal } from '../refusal.js';

/** Bytes; hardly a body of JSON needs more (`body-limits.ts`). */
export const JSON_LIMIT = 1024 * 1024;

/** 10 MB of file, and room for the parts around it. */
export const FORM_LIMIT = 10 * 1024 * 1024 + 64 * 1024;

/** Reads a body up to `limit` bytes and stops reading there: without a length nobody knows what comes. */
async function bytesOf(request: Request, limit: number, tooLarge: () => Error): Promise<Uint8Array<ArrayBuffer>> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > limit) throw tooLarge();
  if (length !== null && /^\d+$/.test(length)) {
    // a server holds a request to the length that it says; whole bodies are read in a fraction of the time of streams
    const whole = new Uint8Array(await request.arrayBuffer());
    if (whole.byteLength > limit) throw tooLarge();
    return whole;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(read.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

const jsonBytes = (request: Request, limit = JSON_LIMIT) =>
  bytesOf(request, limit, () => new Refusal('payloadTooLarge', `The body is larger than ${limit} bytes.`));

/** They refuse bytes that are no UTF-8. Each is made once: making one costs more than reading a short body. */
const utf8 = new TextDecoder('utf-8', { fatal: true });
const utf8WithMark = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The body as JSON; an empty one is an empty object. */
export async function readJson(request: Request, limit?: number): Promise<unknown> {
  const bytes = await jsonBytes(request, limit);
  if (bytes.byteLength === 0) return {};
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Refusal('badRequest', 'The body is not JSON.');
  }
}

/** The body as it came, for signatures over it; a text of other bytes than were sent is refused. */
export async function readText(request: Request): Promise<string> {
  const bytes = await jsonBytes(request);
  try {
    return utf8WithMark.decode(bytes);
  } catch {
    throw new Refusal('badRequest', 'The body is not UTF-8.');
  }
}

/** The body as form fields; of a field sent twice, the last one. */
export async function readForm(request: Request, tooLarge: () => Error): Promise<unknown> {
  const bytes = await bytesOf(request, FORM_LIMIT, tooLarge);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  try {
    return Object.fromEntries(await new Response(bytes, { headers }).formData());
  } catch {
    throw new Refusal('badRequest', 'The body is not multipart/form-data.');
  }
}
