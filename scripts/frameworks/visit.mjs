import { patience } from '../lib/patience.mjs';

/** What somebody sees of the five right uses, as questions to the page: each says why it does not hold. */
const uses = {
  'a country by its attribute': page =>
    page.waitForFunction(() => document.querySelector('#one echelon-offer-picker')?.countryCode === 'CA'),
  'a brand as an object': async page => {
    await page.locator('#two [part=card]').first().waitFor();
    await page.waitForFunction(() => {
      const picker = document.querySelector('#two echelon-offer-picker');
      return !picker || picker.appearance?.accent === '#1f5a3d';
    });
  },
  'an event with what was chosen': async page => {
    await page
      .locator('#three')
      .getByRole('button', { name: /^Choose plan/ })
      .first()
      .click();
    await page.waitForFunction(() => document.querySelector('#heard')?.textContent !== '');
  },
  'a switch that is on': page =>
    page.waitForFunction(() => document.querySelector('#four echelon-offer-picker')?.hideFooter === true),
  'an element that is waited for': page =>
    page.waitForFunction(() => document.querySelector('#ready')?.textContent === 'ready'),
};

/**
 * Opens an app in a browser and uses it.
 * @returns {Promise<{ failed: string[], complaints: string[], html: string }>} with the page's HTML as the server sent it
 */
export async function visit(browser, url) {
  const html = await fetch(url).then(async response => `${response.status}\n${await response.text()}`);
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(patience.state);
  const complaints = [];
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(error.message));
  page.on('response', response => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(url);
  const failed = [];
  for (const [use, holds] of Object.entries(uses))
    await holds(page).catch(error => failed.push(`${use}: ${error.message.split('\n')[0]}`));
  await page.close();
  return { failed, complaints, html };
}
