import type { BrowserContext } from 'playwright/test';

/** What a page complained of, and what a test has said it may complain of. */
export interface Noise {
  /** Messages like this one are part of what the test does. */
  allow(pattern: RegExp): void;
  /** The messages that nobody allowed. */
  unexpected(): string[];
}

/** A refusal of the API is an answer, which the browser reports as an error all the same. */
const isRefusal = (text: string, url: string, api: string): boolean =>
  /^Failed to load resource: the server responded with a status of 4\d\d/.test(text) &&
  url.startsWith(api) &&
  !/^\/(?:cdn|static|sandbox)\//.test(new URL(url).pathname);

/**
 * Collects from every page of a context: errors on the console, uncaught exceptions, violations of the content policy.
 */
export async function hear(context: BrowserContext, api: string): Promise<string[]> {
  const complaints: string[] = [];
  context.on('console', message => {
    if (message.type() === 'error' && !isRefusal(message.text(), message.location().url, api))
      complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on(
    'weberror',
    webError => void complaints.push(`uncaught: ${webError.error().stack ?? webError.error().message}`),
  );
  await context.exposeBinding('reportViolation', (_source, text: string) => void complaints.push(`policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const report: unknown = Reflect.get(globalThis, 'reportViolation');
      if (typeof report === 'function')
        report(
          `${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample} at ${event.sourceFile}:${event.lineNumber}`,
        );
    });
  });
  return complaints;
}

/** Sorts what was collected: all of it but what a test allows is unexpected. */
export function noiseOf(complaints: readonly string[]): Noise {
  const allowed: RegExp[] = [];
  return {
    allow: pattern => void allowed.push(pattern),
    unexpected: () => complaints.filter(text => !allowed.some(pattern => pattern.test(text))),
  };
}
