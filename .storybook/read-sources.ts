// As text, each when it is asked for: the handbook shows them, a story's test never does.
const sources = import.meta.glob<string>('../src/ui/**/*.{tsx,css.ts}', { query: '?raw', import: 'default' });
const index = import.meta.glob<string>('../src/ui/index.ts', { query: '?raw', import: 'default' });

/** The sources at and under a folder of `src/ui`, by their path in the project. */
export async function readSources(folder: string): Promise<Record<string, string>> {
  const found = Object.entries(sources).filter(([path]) => path.startsWith(`../src/ui/${folder}/`));
  return Object.fromEntries(await Promise.all(found.map(async ([path, read]) => [path.replace('../', ''), await read()])));
}

/** Whether sites get a component from the package. */
export async function isPublic(component: string): Promise<boolean> {
  const texts = await Promise.all(Object.values(index).map(read => read()));
  return texts.some(text => new RegExp(`\\b${component}\\b`).test(text));
}
