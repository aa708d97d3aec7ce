import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const page = (head, body) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Offers</title>${head}</head><body>${body}</body></html>`;

/**
 * The pages that are measured, by name. All show the same offers.
 * @param {{ sandbox: string, key: string, offers: readonly object[], hints: readonly string[], bare: string, prerendered: string }} given
 */
export function pagesOf({ sandbox, key, offers, hints, prerendered }) {
  const script = `<script type="module" src="${sandbox}/cdn/echelon.js" data-api-key="${key}"></script>`;
  const preload = hints.map(file => `<link rel="modulepreload" crossorigin href="${sandbox}/cdn/${file}">`).join('');
  const bareTag = '<script type="module" src="/bare.js"></script>';
  const bare = `<bare-offers api="${sandbox}" key="${key}" query="?countryCode=US"></bare-offers>`;
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const cards = offers.map(({ plan, card }) => `<section><p>${card?.banner?.text ?? ''}</p><h3>${plan.name}</h3><p>${card?.subtitle ?? ''}</p>`
    + `<p><b>${money.format(plan.basePrice.value / plan.basePrice.currency.scale)}</b></p><ul>${plan.benefits.map(({ text }) => `<li>${text}</li>`).join('')}</ul>`
    + `<button type="button" onclick="document.dispatchEvent(new Event('chosen'))">Choose plan</button></section>`).join('');
  const ours = '<echelon-offer-picker country-code="US"></echelon-offer-picker>';
  return {
    plain: page('', `<main>${cards}</main>`),
    bare: page(bareTag, bare),
    ours: page(preload + script, ours),
    oursWithoutHints: page(script, ours),
    prerendered: page(preload + script, prerendered),
    bare50: page(bareTag, bare.repeat(50)),
    ours50: page(preload + script, ours.repeat(50)),
    bareEmpty: page(bareTag, '<div id="place"></div>'),
    oursEmpty: page(preload + script, '<div id="place"></div>'),
  };
}

/** Serves them on a free port, compressed as a host would. */
export async function servePages(pages, bare) {
  const packed = text => brotliCompressSync(Buffer.from(text));
  const files = new Map(Object.entries(pages).map(([name, html]) => [`/${name}`, { type: 'text/html; charset=utf-8', body: packed(html) }]));
  files.set('/bare.js', { type: 'text/javascript', body: packed(bare) });
  const server = createServer((request, response) => {
    const file = files.get(request.url.split('?')[0]);
    if (!file) return void response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
    response.writeHead(200, { 'Content-Type': file.type, 'Content-Encoding': 'br', 'Cache-Control': 'no-store' }).end(file.body);
  });
  await new Promise(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://localhost:${server.address().port}`, close: () => server.close() };
}
