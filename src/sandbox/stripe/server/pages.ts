/**
 * The documents inside the frames: nothing but a script tag. Styles come as adopted sheets,
 * so the policy below can forbid every inline style and script.
 */
const page = (title: string, script: string): string =>
  `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${title}</title>\n<script type="module" src="${script}"></script>\n</head>\n<body></body>\n</html>\n`;

/** The html files by name; the build writes them beside the scripts, the routes serve them. */
export const framePages: Readonly<Record<'frame.html' | 'challenge.html', string>> = {
  'frame.html': page('Secure card and address fields', 'frame.js'),
  'challenge.html': page('Confirm your card', 'challenge.js'),
};

/** Any page may embed the frames; the frames themselves may run and reach only what is ours. */
export const framePolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";
