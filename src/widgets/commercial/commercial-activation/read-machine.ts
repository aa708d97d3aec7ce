/** What a text says of a machine: the serial number of its label, a code, or both. */
export interface MachineText {
  serialNumber?: string;
  code?: string;
}

/** Eight letters and digits of the alphabet of codes: without 0, 1, I, L and O. */
const group = '[2-9A-HJKMNP-Z]{4}';
const isCode = (text: string): boolean => new RegExp(`^${group}-?${group}$`, 'i').test(text);
const isSerialNumber = (text: string): boolean => /^[A-Z0-9][A-Z0-9-]{3,39}$/i.test(text);

/** What is printed before a number or a code, in the languages of the labels. */
const heading =
  /^(?:s\/?n|ser(?:ial|ie|ienummer)?|num(?:ber|ero|éro)?|no|n°|nr|activation|activación|code|código)[.:#]*$/iu;

/** What an address says in its query, or at the end of its path. */
function readAddress(text: string): MachineText | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { searchParams, pathname } = new URL(text);
  const last = pathname.split('/').at(-1) ?? '';
  const code = searchParams.get('code') ?? (isCode(last) ? last : undefined);
  const serialNumber = searchParams.get('serialNumber') ?? searchParams.get('serial') ?? searchParams.get('sn');
  return { ...(serialNumber && { serialNumber }), ...(code && { code }) };
}

/** Of several words, the code is the last that can be one: in one piece, or in its two groups. */
function readWords(words: readonly string[]): MachineText {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const [before, one] = [words[at - 1] ?? '', words[at] ?? ''];
    const pair = `${before}-${one}`;
    const [code, from] = isCode(one) ? [one, at] : isCode(pair) ? [pair, at - 1] : [];
    if (code === undefined || from === undefined) continue;
    const serialNumber = words.filter((_, index) => index < from || index > at).join('');
    return isSerialNumber(serialNumber) ? { serialNumber, code } : { code };
  }
  const serialNumber = words.join('');
  return isSerialNumber(serialNumber) ? { serialNumber } : {};
}

/**
 * What somebody pasted or a camera read: an address with a code in it, a line like `S/N EX9SPRO-1001  XK4P-9TQM`, or one
 * of the two alone. What can be both, alone, is a code.
 */
export function readMachine(text: string): MachineText {
  const whole = text.trim();
  const words = whole
    .replaceAll(/\p{Pd}/gu, '-')
    .split(/[\s,;|]+|(?<=[:#])/u)
    .filter(word => word !== '' && word !== '-' && !heading.test(word));
  return readAddress(whole) ?? readWords(words);
}

/** Letters that come together were pasted, not typed: nobody presses four keys at once. */
export const isPasted = (before: string, after: string): boolean => after.length - before.length > 3;
