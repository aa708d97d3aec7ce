import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { expect, it } from 'vitest';
import { chromium } from '../../scripts/lib/chromium.mjs';

it('the browser is started without everything that Playwright turns off, too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'echelon-browser-'));
  const [browser, argumentFile] = [join(folder, 'browser'), join(folder, 'argumentFile')];
  writeFileSync(browser, `#!/bin/sh\nprintf '%s\\n' "$@" > '${argumentFile}'\nexit 1\n`);
  chmodSync(browser, 0o755);
  await playwright.launch({ ...chromium(), executablePath: browser }).catch(() => undefined);
  const [theirs = [], ours = [], ...more] = readFileSync(argumentFile, 'utf8')
    .split('\n')
    .filter(arg => arg.startsWith('--disable-features='))
    .map(arg => arg.slice(arg.indexOf('=') + 1).split(','));
  rmSync(folder, { recursive: true });
  expect(more).toEqual([]);
  expect(theirs).not.toEqual([]);
  expect(ours).toEqual(expect.arrayContaining(theirs));
});
