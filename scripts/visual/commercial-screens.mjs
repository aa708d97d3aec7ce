import { createServer } from 'node:http';

/** An address in the world whose screens are taken. */
const filled = path => path.replace(':locationId', 'loc_downtown');

const pressed = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** What is behind the first look of a page: its name, its address, and what somebody does there before it is seen. */
const further = [
  { name: 'location, codes', path: '/commercial/locations/loc_downtown?tab=codes' },
  { name: 'location, users', path: '/commercial/locations/loc_downtown?tab=users' },
  { name: 'location, partners', path: '/commercial/locations/loc_downtown?tab=partners' },
  { name: 'machine', path: '/commercial/machines?machine=eqp_9' },
  {
    name: 'machine, more',
    path: '/commercial/machines?machine=eqp_1',
    async after(page) {
      await page.getByRole('dialog').getByRole('button', { name: 'More' }).click();
    },
  },
  { name: 'order', path: '/commercial/orders?order=ord_submitted' },
  {
    name: 'machines, many',
    path: '/commercial/machines',
    async after(page) {
      await page.getByRole('checkbox', { name: /all/i }).first().check();
    },
  },
];

const ofDealer = [
  {
    name: 'order, its location',
    path: '/commercial/orders',
    after: page => pressed(page, 'New order'),
  },
  {
    name: 'order, its lines',
    path: '/commercial/orders?order=ord_draft',
    after: page => pressed(page, 'Edit draft'),
  },
  {
    name: 'order, its review',
    path: '/commercial/orders?order=ord_draft',
    async after(page) {
      await pressed(page, 'Edit draft');
      await pressed(page, 'Review');
    },
  },
];

/**
 * The screens of dealers, owners and locations: whose each is, its name, its address, and what is done before it is seen.
 * @param {readonly { name: string, path: string }[]} pages those of the area's own list
 */
export const commercialScreens = pages => [
  {
    login: 'owner',
    screens: [
      ...pages.filter(({ name }) => name !== 'owners').map(({ name, path }) => ({ name, path: filled(path) })),
      ...further,
    ],
  },
  { login: 'dealer', screens: [...pages.filter(({ name }) => name === 'owners'), ...ofDealer] },
];

const consolePage = api => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="dark">
    <title>Console</title>
    <script type="module" src="${api}/cdn/echelon.js" data-api-key="pk_echelon_portal" data-api="${api}"></script>
  </head>
  <body style="margin: 0">
    <main>
      <echelon-commercial-activation mode="console" serial-number="EX9SPRO-7001" model-id="ex-9s-pro"></echelon-commercial-activation>
    </main>
    <script>document.querySelector('echelon-commercial-activation').keepSecret = () => {};</script>
  </body>
</html>`;

/**
 * The touch screen of a machine: a page of one element, as its maker writes it. It has a server of its own, as a page that
 * only the browser's driver answers may not load scripts from this machine.
 * @param {string} api
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serveConsole(api) {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(consolePage(api)),
  );
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://localhost:${server.address().port}/`, close: () => server.close() };
}
