/** How to start Firefox: the machine's own, which Playwright drives by WebDriver BiDi. */
export function firefox(): { channel: 'moz-firefox'; executablePath?: string };
/** Makes sure that there is a Firefox; answers why there is none. */
export function ensureFirefox(): string | undefined;
