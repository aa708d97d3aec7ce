/** What a browser or app that called itself so is known as. These are names, the same in every language. */
export interface Agent {
  client: string | undefined;
  system: string | undefined;
  /** Something that is held in the hand, or an app. */
  handheld: boolean;
}

// The first that matches: nearly every browser also says that it is the ones below it.
const clients: readonly (readonly [RegExp, string])[] = [
  [/^Echelon\w*\//, 'Echelon'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b|\bmacOS\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const handhelds = new Set(['iPhone', 'iPad', 'Android']);

const first = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

export function readUserAgent(userAgent: string): Agent {
  const client = first(clients, userAgent);
  const system = first(systems, userAgent);
  return { client, system, handheld: client === 'Echelon' || (system !== undefined && handhelds.has(system)) };
}
