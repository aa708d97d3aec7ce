import { atom, onMount } from 'nanostores';

export type CameraProblem = 'refused' | 'none' | 'busy' | 'unsupported';

/** Why there is no picture. */
export class CameraError extends Error {
  constructor(readonly problem: CameraProblem) {
    super(`The camera is ${problem}.`);
  }
}

/** A camera that is on. */
export interface Camera<Picture> {
  picture: Picture;
  /** What the codes in view say, if one can be read. */
  read: () => Promise<string | undefined>;
  stop: () => void;
}

/** Turns the camera on, or throws a `CameraError`. Tests have one without a lens. */
export type OpenCamera<Picture> = () => Promise<Camera<Picture>>;

export type ScannerScreen<Picture> =
  | { is: 'opening' }
  | { is: 'looking'; picture: Picture }
  | { is: 'failed'; problem: CameraProblem };

/** Milliseconds between two looks at the picture: more would warm the phone, fewer would feel slow. */
const EVERY = 150;

/** Looks through the camera, as long as a component shows it, until it has read a code. */
export function createScanner<Picture>(openCamera: OpenCamera<Picture>, onRead: (text: string) => void) {
  const $screen = atom<ScannerScreen<Picture>>({ is: 'opening' });
  let abort = new AbortController();

  const look = async (camera: Camera<Picture>, signal: AbortSignal) => {
    // a frame that cannot be read yet is no reason to stop
    const text = await camera.read().catch(() => undefined);
    if (signal.aborted) return;
    if (text) {
      abort.abort();
      return onRead(text);
    }
    setTimeout(() => signal.aborted || void look(camera, signal), EVERY);
  };

  const start = async () => {
    abort.abort();
    abort = new AbortController();
    const { signal } = abort;
    $screen.set({ is: 'opening' });
    try {
      const camera = await openCamera();
      if (signal.aborted) return camera.stop();
      signal.addEventListener('abort', camera.stop);
      $screen.set({ is: 'looking', picture: camera.picture });
      await look(camera, signal);
    } catch (error) {
      if (!signal.aborted)
        $screen.set({ is: 'failed', problem: error instanceof CameraError ? error.problem : 'unsupported' });
    }
  };

  onMount($screen, () => {
    void start();
    return () => abort.abort();
  });

  return { $screen, start: () => void start() };
}
