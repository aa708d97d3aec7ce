import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { rangesIn } from './settings.js';

/** An address as it is written in a header or told by a socket: without a port, brackets, quotes or a zone; IPv4 as IPv4. */
function addressIn(written: string): string | undefined {
  const bare = written.trim().replace(/^"(.*)"$/, '$1');
  const host = /^\[([^\]]+)\](?::\d+)?$/.exec(bare)?.[1] ?? bare.replace(/^([\d.]+):\d+$/, '$1');
  const address = host.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? undefined : address.toLowerCase();
}

/** Whom the proxies say they asked for, the nearest last; undefined for what no address is. */
function hopsIn({ forwarded, 'x-forwarded-for': listed }: IncomingHttpHeaders): (string | undefined)[] {
  if (forwarded !== undefined)
    return forwarded.split(',').map(hop => addressIn(/(?:^|;)\s*for=("[^"]*"|[^;]*)/i.exec(hop)?.[1] ?? ''));
  return [listed ?? []].flat().join(',').split(',').filter(Boolean).map(addressIn);
}

/** Tells who asks, from the address at the other end and the headers that came. */
export type ClientAddress = (remote: string | undefined, headers: IncomingHttpHeaders) => string;

/**
 * Makes the reader of the client's address. Headers are believed only as far as the hops are trusted, from the nearest on:
 * a number of proxies, or proxies with these addresses. Whatever stands before the first one that is not trusted may be
 * its own invention.
 */
export function clientAddress(trustedProxies: string): ClientAddress {
  const count = /^\d*$/.test(trustedProxies) ? Number(trustedProxies) : undefined;
  const ranges = count === undefined ? rangesIn(trustedProxies) : undefined;
  const isTrusted = (address: string, hop: number) =>
    count === undefined ? ranges?.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') === true : hop < count;
  return (remote, headers) => {
    let address = addressIn(remote ?? '');
    if (address === undefined) return remote ?? 'unknown';
    if (count === 0) return address;
    const hops = hopsIn(headers);
    for (let hop = 0; hops.length > 0 && isTrusted(address, hop); hop += 1) {
      const before = hops.pop();
      if (before === undefined) break;
      address = before;
    }
    return address;
  };
}
