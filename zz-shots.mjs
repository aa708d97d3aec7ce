import { chromium } from 'playwright';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run'] });
const out = '/tmp/shots'; import { mkdirSync } from 'node:fs'; mkdirSync(out, {recursive:true});
const who = process.argv[2] ?? 'owner';
const pages = (process.argv[3] ?? '/commercial/locations,/commercial/locations/loc_downtown,/commercial/locations/loc_downtown?tab=codes,/commercial/locations/loc_downtown?tab=users,/commercial/machines,/commercial/machines?machine=eqp_9,/commercial/licenses,/commercial/orders,/commercial/activate').split(',');
const widths = (process.argv[4] ?? '1440').split(',').map(Number);
const scheme = process.argv[5] ?? 'light';
const ctx = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce' });
const page = await ctx.newPage();
page.on('console', m => { if (m.type()==='error') console.log('console', m.text().slice(0,200)); });
page.on('pageerror', e => console.log('pageerror', e.message.slice(0,300)));
await page.goto('http://localhost:5701/commercial/login');
await page.getByLabel('Email').first().fill(`${who}@echelon.test`);
await page.getByLabel('Password').first().fill('Help-4-members');
if (who==='owner' && scheme==='light') await page.screenshot({ path: `${out}/login.png` });
await page.getByRole('button', { name: /^Sign in$/ }).click();
await page.waitForURL(/commercial\/(?!login)/, { timeout: 15000 });
for (const w of widths) for (const p of pages) {
  await page.setViewportSize({ width: w, height: w<500?720:900 });
  await page.goto('http://localhost:5701'+p);
  await page.waitForTimeout(1800);
  await page.screenshot({ path: `${out}/${who}-${w}-${scheme}-${p.replace(/[^\w]+/g,'_')}.png`, fullPage: true });
}
await browser.close();
