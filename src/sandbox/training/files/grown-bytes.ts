/** Bytes that grow as they are added to. */
export function createBytes() {
  let all = new Uint8Array(65_536);
  let length = 0;
  return {
    add(bytes: Readonly<ArrayLike<number>>): void {
      if (length + bytes.length > all.length) {
        const larger = new Uint8Array(2 * (length + bytes.length));
        larger.set(all.subarray(0, length));
        all = larger;
      }
      all.set(bytes, length);
      length += bytes.length;
    },
    whole: (): Uint8Array => all.subarray(0, length),
  };
}
