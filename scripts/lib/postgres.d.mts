/** Starts a PostgreSQL of our own on a free port, or nothing where its programs are not installed. */
export function startPostgres(within?: string): Promise<{ url: string; stop: () => Promise<void> } | undefined>;
/** Installs PostgreSQL where that needs nobody's leave: as root, on Debian, in CI. */
export function ensurePostgres(): void;
