/** How to start the browser: the machine's own Chromium where there is one, else Playwright's. */
export function chromium(): { executablePath?: string; args: string[] };
/** Makes sure that there is a browser: the machine's, else Debian's, else Playwright's download. */
export function ensureChromium(): void;
