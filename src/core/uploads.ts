/** Bytes in one piece of a file that is uploaded in pieces (spec s.9, "upload chunk 64 KB"). */
export const CHUNK_BYTES = 64 * 1024;

/** Bytes in a receipt at most: 10 MB. */
export const RECEIPT_BYTES = 10 * 1024 * 1024;
