import { vi } from 'vitest';

const written: string[] = [];
const expected: { pattern: RegExp; met: boolean }[] = [];

const textOf = (parts: readonly unknown[]): string =>
  parts.map(part => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' ');

/** Notes every `console.error` and `console.warn` from here to the end of the test. */
export function watchConsole(): void {
  written.length = 0;
  expected.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const text = textOf(parts);
      const hit = expected.find(({ pattern }) => pattern.test(text));
      if (hit) hit.met = true;
      else written.push(`console.${level}: ${text}`);
    });
  }
}

/** This test makes the library write such a message to the console, and fails when it does not. */
export function expectConsole(pattern: RegExp): void {
  expected.push({ pattern, met: false });
}

/** What the test must not have done: messages it did not announce, announcements that did not come true. */
export function takeUnexpected(): string[] {
  const missing = expected.filter(({ met }) => !met).map(({ pattern }) => `nothing on the console matched ${pattern}`);
  return [...written.splice(0), ...missing];
}
