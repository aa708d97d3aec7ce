import { pageSize } from '../../../../core/contract/schemas/query.js';
import type { FileFormat } from '../../../../core/contract/schemas/training/workout-files.js';
import type { Session } from '../../../../core/session/session.js';

/** Calls that are under way at once. */
export const AT_ONCE = 4;

/** A page of a list, as large as any. */
export const page = { limit: pageSize.most } as const;

/** Whose archive it is, and how its parts are asked for. */
export interface Source {
  session: Session;
  userId: string;
  signal: AbortSignal;
}

/** How each workout comes. */
export interface Wanted {
  format: FileFormat;
  heartRate: boolean;
}

/** A file of the archive, with its folders in its name. */
export interface ArchiveFile {
  name: string;
  input: Blob;
  lastModified: Date;
}
