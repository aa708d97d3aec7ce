import { existsSync, readdirSync } from 'node:fs';
import { aptInstall } from './apt.mjs';

const needed = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/dbus-run-session'];

/** The browser that comes with WebKitGTK, in the folder of this machine's architecture. */
function miniBrowser() {
  for (const folder of existsSync('/usr/lib') ? readdirSync('/usr/lib') : []) {
    if (!folder.endsWith('-linux-gnu')) continue;
    const found = ['4.1', '4.0']
      .map(version => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`)
      .find(path => existsSync(path));
    if (found) return found;
  }
  return undefined;
}

/**
 * The driver of WebKit and the browser that it starts.
 * @returns {{ driver?: string, browser?: string }}
 */
export function webkit() {
  const [driver] = needed;
  const browser = miniBrowser();
  return { ...(existsSync(driver) && { driver }), ...(browser && { browser }) };
}

/**
 * Makes sure that there is a WebKit, a display for it and a session bus.
 * @returns {string | undefined} why there is none
 */
export function ensureWebkit() {
  const isThere = () => needed.every(path => existsSync(path)) && miniBrowser() !== undefined;
  if (isThere() || (aptInstall('WebKit', ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus']) && isThere()))
    return undefined;
  return 'There is no WebKit here. On Debian: apt-get install webkit2gtk-driver xvfb xauth dbus.';
}

/** Put before a command that drives WebKit: a display and a session bus of its own. */
export const onDisplay = ['xvfb-run', '-a', '-s', '-screen 0 1400x1000x24', 'dbus-run-session', '--'];
