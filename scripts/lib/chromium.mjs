import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';
import { root } from './paths.mjs';

/**
 * Parts of the browser that no page can see. Its address bar is three pages of its own, which every new window loads and
 * runs: three quarters of the processor's time that opening a window takes.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/**
 * A process that the browser keeps ready for the next site. A test's page has one site, and a frame of the card provider's:
 * the process is started for nothing, with each page.
 */
const inReserve = 'SpareRendererForSitePerProcess';

/** What Playwright itself turns off: a browser uses only the last list that it is given. */
const byPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...byPlaywright, ...addressBar, inReserve].join(',')}`,
];

const found = () =>
  [
    process.env.CHROMIUM_PATH,
    // The same engine without a window: a sixth of the processor's time less.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find(path => path && existsSync(path));

/**
 * How to start the browser: the machine's own Chromium where there is one, else Playwright's.
 * `optimizes: false` is for tests: their pages are gone before what V8's last compiler made of them pays.
 * @param {{ optimizes?: boolean }} [how]
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function chromium({ optimizes = true } = {}) {
  const executablePath = found();
  return { ...(executablePath && { executablePath }), args: optimizes ? args : [...args, '--js-flags=--no-opt'] };
}

/** Makes sure that there is a browser: the machine's, else Debian's, else Playwright's download. */
export function ensureChromium() {
  if (found()) return;
  const isThere = packages => aptInstall('Chromium', packages) && found();
  if (isThere(['chromium-headless-shell']) || isThere(['chromium'])) return;
  console.log('Downloading Chromium …');
  spawnSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
