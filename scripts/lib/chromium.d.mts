/**
 * How to start the browser: the machine's own Chromium where there is one, else Playwright's. `optimizes: false` is for
 * tests: their pages are gone before what V8's last compiler made of them pays.
 */
export function chromium(how?: { optimizes?: boolean }): { executablePath?: string; args: string[] };
/** Makes sure that there is a browser: the machine's, else Debian's, else Playwright's download. */
export function ensureChromium(): void;
