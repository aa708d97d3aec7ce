interface Style {
  /** A hash of the file, and the number of the style in it. */
  hash: string;
  filePath: string;
}

const LENGTH = 4;
const prefixes = new Map<string, string>();
const owners = new Map<string, string>();

/**
 * Shorter class names: four letters of a file's hash are enough for a few hundred files, and two that come out alike
 * stop the build. A name depends on its file alone, so that prerendered markup and the client agree.
 */
export function classNames({ hash, filePath }: Style): string {
  // A file's first style is number 0.
  const prefix = prefixes.get(filePath) ?? hash.slice(0, -1);
  prefixes.set(filePath, prefix);
  const name = `e${prefix.slice(0, LENGTH)}`;
  const owner = owners.get(name) ?? filePath;
  owners.set(name, owner);
  if (owner !== filePath)
    throw new Error(
      `${owner} and ${filePath} would share their class names: make the names in vite/class-names.ts one letter longer.`,
    );
  return `${name}${hash.slice(prefix.length)}`;
}
