/** A file to be served as it is. */
export interface Asset {
  type: string;
  body: string;
}

const pages = import.meta.glob<string>('../static/*.html', { query: '?raw', import: 'default', eager: true });
const images = import.meta.glob<string>('../static/images/*.svg', { query: '?raw', import: 'default', eager: true });

const named = (files: Record<string, string>, type: string) =>
  Object.entries(files).map(([path, body]): [string, Asset] => [path.replace('../static/', ''), { type, body }]);

/** The public static files by their path under `/static/` (spec s.7): the terms, and images. */
export const staticFiles: ReadonlyMap<string, Asset> = new Map([
  ...named(pages, 'text/html; charset=utf-8'),
  ...named(images, 'image/svg+xml'),
]);
