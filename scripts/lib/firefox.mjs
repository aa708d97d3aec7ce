import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';

const found = () =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(path => path && existsSync(path));

/**
 * How to start Firefox: the machine's own, which Playwright drives by WebDriver BiDi.
 * @returns {{ channel: 'moz-firefox', executablePath?: string, firefoxUserPrefs: Record<string, boolean> }}
 */
export function firefox() {
  const executablePath = found();
  // A driven mouse does not get into a frame that another process shows, as a frame of another site is.
  return {
    channel: 'moz-firefox',
    ...(executablePath && { executablePath }),
    firefoxUserPrefs: { 'fission.autostart': false },
  };
}

/**
 * Makes sure that there is a Firefox.
 * @returns {string | undefined} why there is none
 */
export function ensureFirefox() {
  if (found() || (aptInstall('Firefox', ['firefox-esr']) && found())) return undefined;
  return 'There is no Firefox here. On Debian: apt-get install firefox-esr; elsewhere set FIREFOX_PATH.';
}
