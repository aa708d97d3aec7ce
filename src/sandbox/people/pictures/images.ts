import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { profileImages } from '../tables.js';
import { invalid } from '../../http/refusal.js';
import { randomToken } from '../../access/hashes.js';
import { withoutTail } from './picture-end.js';
import { canBeShown, type PictureKind } from './picture-size.js';
import { stripNotes } from './strip-metadata.js';

/** 512 KB. */
const LIMIT = 512 * 1024;

const BOUNDS = { side: 8192, pixels: 50_000_000 };

interface Kind {
  type: string;
  extension: PictureKind;
  /** The bytes a file of this kind has at a place. */
  marks: readonly (readonly [at: number, bytes: readonly number[]])[];
}

/** Kinds of picture by their first bytes: a declared type proves nothing. */
const kinds: readonly Kind[] = [
  { type: 'image/jpeg', extension: 'jpg', marks: [[0, [0xff, 0xd8, 0xff]]] },
  { type: 'image/png', extension: 'png', marks: [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]] },
  {
    type: 'image/webp',
    extension: 'webp',
    marks: [
      [0, [0x52, 0x49, 0x46, 0x46]],
      [8, [0x57, 0x45, 0x42, 0x50]],
    ],
  },
];

const fits = (content: Uint8Array, { marks }: Kind): boolean =>
  marks.every(([at, bytes]) => bytes.every((byte, index) => content[at + index] === byte));

const problem = (message: string) => invalid([{ path: 'image', message }]);

const broken = () => problem('This picture did not arrive whole, or is too large to be shown.');

function decoded(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
  } catch {
    throw broken();
  }
}

/** A picture out of a data URL, once it is small enough and is what it may be; without what its camera has noted in it or put behind it. */
export function readImage(dataUrl: string): { contentType: string; extension: string; content: Uint8Array } {
  const file = decoded(dataUrl.slice(dataUrl.indexOf(',') + 1));
  if (file.byteLength > LIMIT) throw problem('The picture is larger than 512 KB.');
  const kind = kinds.find(one => fits(file, one));
  if (!kind) throw problem('Must be a JPEG, PNG or WebP picture.');
  const content = stripNotes(kind.extension, withoutTail(kind.extension, file));
  if (!content || !canBeShown(kind.extension, content, BOUNDS)) throw broken();
  return { contentType: kind.type, extension: kind.extension, content };
}

/** Keeps a person's picture in place of the one before; answers its new name. */
export async function keepImage(
  { db, now }: { db: Db; now: number },
  userId: string,
  dataUrl: string,
): Promise<string> {
  const { extension, ...image } = readImage(dataUrl);
  const asset = `${randomToken()}.${extension}`;
  await db
    .insert(profileImages)
    .values({ asset, userId, ...image, createdAt: now })
    .onConflictDoUpdate({
      target: profileImages.userId,
      set: { asset, contentType: sql`excluded.content_type`, content: sql`excluded.content`, createdAt: now },
    });
  return asset;
}

export async function dropImage(db: Db, userId: string): Promise<void> {
  await db.delete(profileImages).where(eq(profileImages.userId, userId));
}

/** The picture of a name; undefined if it is missing or was replaced. */
export async function findImage(
  db: Db,
  asset: string,
): Promise<{ contentType: string; content: Uint8Array } | undefined> {
  const [image] = await db
    .select({ contentType: profileImages.contentType, content: profileImages.content })
    .from(profileImages)
    .where(eq(profileImages.asset, asset));
  return image;
}
