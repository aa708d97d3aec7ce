import { headersOf, signIn } from '../servers.mjs';

const ROWS = 50_000;
const owner = { email: 'owner@echelon.test', password: 'Help-4-members' };

/** A file of machines for the owner's 26 locations. */
const csvOf = name =>
  [
    'serial_number,name,model_id,location_id',
    ...Array.from(
      { length: ROWS },
      (_, at) => `IMPORT-${String(at).padStart(6, '0')},${name} ${at},ex-9s-pro,loc_${1 + (at % 26)}`,
    ),
  ].join('\n');

/**
 * How long a file of 50,000 machines takes: tried, imported, then imported again with other names.
 * @param {number} port the sandbox's
 */
export async function timeImports(port) {
  const headers = { ...headersOf(await signIn(port, owner)), 'content-type': 'application/json' };
  const steps = [
    ['tried', { csv: csvOf('Bike'), dryRun: true }, 'create'],
    ['imported', { csv: csvOf('Bike') }, 'create'],
    ['renamed', { csv: csvOf('Ride') }, 'update'],
    ['imported again, nothing to do', { csv: csvOf('Ride') }, 'unchanged'],
  ];
  console.log(`\nA file of ${ROWS} machines\n`);
  for (const [name, body, fate] of steps) {
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/commercial/v1/equipment/import`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const { data } = await answer.json();
    if (!answer.ok || data.counts[fate] !== ROWS)
      throw new Error(`${name}: ${answer.status} ${JSON.stringify(data?.counts)}`);
    console.log(`  ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
}
