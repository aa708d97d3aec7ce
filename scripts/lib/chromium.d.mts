/** How to start the browser: the machine's own Chromium where there is one, else Playwright's. */
export function chromium(): { executablePath?: string; args: string[] };
/** How to start the browser of tests: the same engine without a window where the machine has it. */
export function headlessChromium(): { executablePath?: string; args: string[] };
/** Makes sure that there is a browser: the machine's, else Debian's, else Playwright's download. */
export function ensureChromium(): void;
/** Makes sure, where that can be done, that whoever decides does so without windows. */
export function ensureHeadlessChromium(): void;
