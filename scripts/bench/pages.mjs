import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const page = (head, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Offers</title>${head}</head><body>${body}</body></html>`;

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The floor of what is prerendered: the same words as plain HTML. */
const plainCards = offers =>
  offers
    .map(
      ({ plan, card }) =>
        `<section><p>${card?.banner?.text ?? ''}</p><h3>${plan.name}</h3><p>${card?.subtitle ?? ''}</p>` +
        `<p><b>${money.format(plan.basePrice.value / plan.basePrice.currency.scale)}</b></p><ul>${plan.benefits.map(({ text }) => `<li>${text}</li>`).join('')}</ul>` +
        '<button type="button">Choose plan</button></section>',
    )
    .join('');

/**
 * The pages that are measured, by name; all that are compared show the same offers.
 * @param {{ snippet: string, script: string, offers: readonly object[], prerendered: string, asked: { snippet: string, picker: string }, key: string }} given
 */
export function pagesOf({ snippet, script, offers, prerendered, asked, key }) {
  const bareTag = '<script type="module" src="/bare.js"></script>';
  const bare = address => `<bare-offers offers="${address.replaceAll('&', '&amp;')}" key="${key}"></bare-offers>`;
  const ours = '<echelon-offer-picker country-code="US"></echelon-offer-picker>';
  return {
    snippet: page('', snippet),
    bare: page(bareTag, bare(asked.snippet)),
    plain: page('', `<main>${plainCards(offers)}</main>`),
    prerendered: page(script, prerendered),
    picker: page(script, ours),
    bare50: page(bareTag, bare(asked.picker).repeat(50)),
    ours50: page(script, ours.repeat(50)),
    oursEmpty: page(script, '<div id="place"></div>'),
  };
}

/** Serves them on a free port, compressed as a host would. */
export async function servePages() {
  const files = new Map();
  const packed = text => brotliCompressSync(Buffer.from(text));
  const server = createServer((request, response) => {
    const file = files.get(request.url.split('?')[0]);
    if (!file) return void response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
    response
      .writeHead(200, { 'Content-Type': file.type, 'Content-Encoding': 'br', 'Cache-Control': 'no-store' })
      .end(file.body);
  });
  await new Promise(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${server.address().port}`,
    add(pages, bare) {
      for (const [name, html] of Object.entries(pages))
        files.set(`/${name}`, { type: 'text/html; charset=utf-8', body: packed(html) });
      if (bare) files.set('/bare.js', { type: 'text/javascript', body: packed(bare) });
    },
    close: () => server.close(),
  };
}
