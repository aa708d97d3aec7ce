/** Edge in px: a picture is never shown larger than half of it. */
const EDGE = 512;

const LARGEST = 20 * 1024 * 1024;

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type PictureProblem = 'wrongType' | 'tooLarge' | 'unreadable';

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>(resolve => {
    canvas.toBlob(resolve, type, 0.86);
  });

const textOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('A picture was read as no text.'));
    reader.onerror = () => reject(reader.error ?? new Error('A picture could not be read.'));
    reader.readAsDataURL(blob);
  });

/** The square in the middle of a picture, no larger than is ever shown, as a data URL; or why it cannot be one. */
export async function cropPicture(file: File): Promise<{ image: string } | { problem: PictureProblem }> {
  if (!pictureTypes.some(type => type === file.type)) return { problem: 'wrongType' };
  if (file.size > LARGEST) return { problem: 'tooLarge' };
  try {
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(EDGE, side);
    canvas.height = canvas.width;
    const context = canvas.getContext('2d');
    if (!context) return { problem: 'unreadable' };
    // JPEG knows no transparency, and would show it black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(
      picture,
      (picture.width - side) / 2,
      (picture.height - side) / 2,
      side,
      side,
      0,
      0,
      canvas.width,
      canvas.height,
    );
    picture.close();
    const webp = await blobOf(canvas, 'image/webp');
    // Where a browser cannot write WebP it writes PNG, which is large for a photograph.
    const blob = webp?.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg');
    return blob ? { image: await textOf(blob) } : { problem: 'unreadable' };
  } catch {
    return { problem: 'unreadable' };
  }
}
