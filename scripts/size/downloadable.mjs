import { filesUnder } from '../lib/inputs.mjs';

// What is built and no page asks for: it is for tools, or runs on a server.
const forNoPage = [
  /^types\//,
  // It says who made the folder.
  /^\.made-by-echelon$/,
  // Only who looks into a page with a debugger asks for one.
  /\.map$/,
  /^(?:custom-elements|web-types|html-custom-data|openapi)\.json$/,
  /^cdn\/manifest\.json$/,
  /^hosts\/portal\/\.vite\//,
  /^hosts\/serve\.js$/,
  // What it writes into a page is a row of its own.
  /^prerender\//,
  /^sandbox\/(?!stripe\/|clips\/)/,
];

/** Every built file that a page can download, by its path under `dist`. */
export const downloadable = () =>
  filesUnder('dist')
    .map(file => file.slice('dist/'.length))
    .filter(file => !forNoPage.some(pattern => pattern.test(file)));
