import { connect } from 'node:net';

/** The bytes of one request, made once: what is measured is the server, not us. */
export function bytesOf({ method = 'GET', path, headers = {}, body = '' }) {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  if (body) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

/** Whether the bytes hold a whole answer. There is one at a time on a connection, so nothing comes behind it. */
function isWhole(bytes) {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return false;
  const head = bytes.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return bytes.length >= end + 4 + Number(length);
  return bytes.length > end + 4 && bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
}

const statusOf = bytes => Number(bytes.toString('latin1', 9, 12));

/** One connection that sends the next request as soon as one is answered, until it is stopped. */
function keepAsking({ port, from, request }, goesOn, answered) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    socket.setNoDelay(true);
    let parts = [];
    let began = 0;
    const ask = () => {
      began = performance.now();
      socket.write(request);
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', part => {
      parts.push(part);
      const bytes = parts.length === 1 ? part : Buffer.concat(parts);
      if (!isWhole(bytes)) return;
      parts = [];
      answered(statusOf(bytes), performance.now() - began, bytes.length);
      if (goesOn()) ask();
      else socket.end();
    });
  });
}

/**
 * Asks one thing over and over, each connection its own request of the list, for so many milliseconds or as long as `goesOn`.
 * @returns {Promise<{ perSecond: number, wrong: number, times: number[], bytes: number }>}
 */
export async function press(port, requests, { connections, ms = 0, goesOn }) {
  const until = performance.now() + ms;
  const on = goesOn ?? (() => performance.now() < until);
  const times = [];
  let wrong = 0;
  let bytes = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      // limits count by address: each connection comes from its own
      keepAsking(
        { port, from: `127.0.0.${index + 2}`, request: requests[index % requests.length] },
        on,
        (status, took, size) => {
          times.push(took);
          bytes = size;
          if (status !== 200) wrong += 1;
        },
      ),
    ),
  );
  return {
    perSecond: (times.length * 1000) / (performance.now() - began),
    wrong,
    times: times.sort((a, b) => a - b),
    bytes,
  };
}
