import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { preview } from 'vite';
import { root } from '../lib/paths.mjs';
import { freePorts } from '../lib/ports.mjs';

/** @typedef {{ url: string, end: () => Promise<void> }} Serving */

/** Starts a program that prints its address; a line of `isListening` says that it listens. */
function start(command, args, isListening, options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const ended = new Promise(resolve => child.once('exit', resolve));
  const end = async () => {
    child.kill();
    await ended;
  };
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', part => {
        output += String(part);
        const [, url] = isListening.exec(output) ?? [];
        if (url) resolve({ url, end });
      });
    void ended.then(() => reject(new Error(`${command} ${args.join(' ')} ended:\n${output}`)));
  });
}

/** The back end that the apps ask, with nothing kept. */
export const startSandbox = () => {
  const { DATABASE_URL: _url, ECHELON_DATA: _data, ...env } = process.env;
  return start(process.execPath, [`${root}/dist/sandbox/node.js`], /"listening":"([^"]+)"/, {
    env: { ...env, PORT: '0' },
  });
};

/** Starts what Next has built. */
export async function serveNext(folder) {
  const { app } = await freePorts(['app'], 4600);
  const next = createRequire(`${folder}/package.json`).resolve('next/dist/bin/next');
  return start(process.execPath, [next, 'start', '-p', String(app), '-H', 'localhost'], /(http:\/\/localhost:\d+)/, {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
}

/** Serves what Vite has built, with what the app's server writes in its place. */
export async function serveVite(folder, server) {
  const page = `${folder}/dist/index.html`;
  if (server) {
    const { head = () => '', render } = await import(pathToFileURL(`${folder}/${server}`).href);
    const html = readFileSync(page, 'utf8');
    const markup = await render();
    writeFileSync(
      page,
      html.replace('<!--app-->', () => markup).replace('</head>', () => `${head()}</head>`),
    );
  }
  const served = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0, host: 'localhost' },
  });
  return { url: served.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', end: () => served.close() };
}
