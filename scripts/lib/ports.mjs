import { createServer } from 'node:net';

const tryPort = (port, host) =>
  new Promise(resolve => {
    const server = createServer();
    server.once('error', error => resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

// A browser asks ::1 first: a program that listens there would get our visitors.
const isFree = async port => (await tryPort(port, '127.0.0.1')) && (await tryPort(port, '::1'));

/**
 * One port for each name, counting up from the base and skipping those in use.
 * @template {string} Name
 * @param {readonly Name[]} names
 * @param {number} base
 * @returns {Promise<Record<Name, number>>}
 */
export async function freePorts(names, base) {
  const ports = {};
  let next = base;
  for (const name of names) {
    while (!(await isFree(next))) next += 1;
    ports[name] = next++;
  }
  return ports;
}
