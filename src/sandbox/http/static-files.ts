/** A file to be served as it is. */
export interface Asset {
  type: string;
  body: string;
}

const pages = import.meta.glob<string>('../static/*.html', { query: '?raw', import: 'default', eager: true });
const styles = import.meta.glob<string>('../static/*.css', { query: '?raw', import: 'default', eager: true });
const images = import.meta.glob<string>('../static/images/*.svg', { query: '?raw', import: 'default', eager: true });

const named = (files: Record<string, string>, type: string) =>
  Object.entries(files).map(([path, body]): [string, Asset] => [path.replace('../static/', ''), { type, body }]);

/** By their path under `/static/`; a document in another language than English has it before its ending: `terms.fr.html`. */
const staticFiles: ReadonlyMap<string, Asset> = new Map([
  ...named(pages, 'text/html; charset=utf-8'),
  ...named(styles, 'text/css; charset=utf-8'),
  ...named(images, 'image/svg+xml'),
]);

/** A public static file (spec s.7), the terms or an image: for a reader's country, else in their language, else in English. */
export function fileIn(path: string, locale: string): (Asset & { language?: string }) | undefined {
  const [language = ''] = locale.split('-');
  const names = [locale, language].map(tag => path.replace(/\.html$/, `.${tag}.html`));
  const name = names.find(one => staticFiles.has(one)) ?? path;
  const file = staticFiles.get(name);
  if (!file || !name.endsWith('.html')) return file;
  return { ...file, language: /\.([a-z]{2}(?:-[A-Z]{2})?)\.html$/.exec(name)?.[1] ?? 'en' };
}
