/** Arguments that every engine takes at once. */
const CHUNK = 0x8000;

/** Bytes as base64, in Node and in browsers that have no method for it yet. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
