import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Hex SHA-256, for things that are random already (tokens) or only compared (request bodies). */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** 256 random bits as hex. */
export function randomToken(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}
