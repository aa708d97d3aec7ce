import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';
import { patience } from '../../scripts/lib/patience.mjs';

const root = resolve(fileURLToPath(new URL('../../', import.meta.url)));

test('npm start takes cards with the publishable key that it is given', async () => {
  test.setTimeout(patience.begin);
  const data = await mkdtemp(join(tmpdir(), 'echelon-start-'));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const started = spawn(process.execPath, [join(root, 'scripts/start.mjs'), '--port', String(port)], {
    cwd: root,
    env: { ...process.env, ECHELON_DATA: data, STRIPE_PUBLISHABLE_KEY: 'pk_test_of_a_shop' },
  });
  try {
    let said = '';
    started.stdout.on('data', part => (said += String(part)));
    await expect.poll(() => said, { timeout: patience.test }).toContain('Ctrl-C stops it all.');
    const api = /Sandbox API\s+(\S+)/.exec(said)?.[1];
    const answer = await fetch(`${api}/offers/us-premier-monthly`, { headers: { 'X-Api-Key': 'pk_echelon_portal' } });
    expect(await answer.json()).toMatchObject({
      data: { plan: { billingProvider: { publishableKey: 'pk_test_of_a_shop' } } },
    });
  } finally {
    started.kill('SIGTERM');
    await new Promise(over => (started.exitCode === null ? started.once('exit', over) : over(undefined)));
    await rm(data, { recursive: true, force: true });
  }
});
