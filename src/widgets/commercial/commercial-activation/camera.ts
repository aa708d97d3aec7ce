import { CameraError, type CameraProblem, type OpenCamera } from './scanner-model.js';

/** The longer side of what is looked at, CSS px: enough for a code that fills a third of the picture. */
const LOOKED_AT = 800;

/** What a browser calls its reasons (https://w3c.github.io/mediacapture-main/#dom-mediadevices-getusermedia). */
const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

interface Detector {
  detect: (image: CanvasImageSource) => Promise<readonly { rawValue: string }[]>;
}

declare global {
  // Chrome on Android, macOS and ChromeOS (https://wicg.github.io/shape-detection-api/)
  var BarcodeDetector:
    | ((new (options: { formats: readonly string[] }) => Detector) & {
        getSupportedFormats: () => Promise<readonly string[]>;
      })
    | undefined;
}

const wanted = ['qr_code', 'code_128', 'code_39', 'data_matrix', 'ean_13'];

type Read = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's own reader, which knows bar codes too. */
async function nativeReader(): Promise<Read | undefined> {
  const known = (await globalThis.BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  const formats = wanted.filter(format => known.includes(format));
  if (!globalThis.BarcodeDetector || !formats.includes('qr_code')) return undefined;
  const detector = new globalThis.BarcodeDetector({ formats });
  return async video => (await detector.detect(video))[0]?.rawValue;
}

/** Ours, for QR codes only, fetched where the browser has none. */
async function ownReader(): Promise<Read> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async video => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return undefined;
    const scale = Math.min(1, LOOKED_AT / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    // throws where there is no code
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
  };
}

/** The camera at the back of a phone, or the one there is. */
export const openCamera: OpenCamera<HTMLVideoElement> = async () => {
  const devices: MediaDevices | undefined = globalThis.navigator.mediaDevices;
  // a page that is not https has none
  if (!devices?.getUserMedia) throw new CameraError('unsupported');
  const stream = await devices
    .getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
    .catch((error: unknown) => {
      throw new CameraError((error instanceof Error && problems[error.name]) || 'unsupported');
    });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const read = (await nativeReader()) ?? (await ownReader());
    const video = document.createElement('video');
    Object.assign(video, { muted: true, playsInline: true, srcObject: stream });
    await video.play();
    return { picture: video, read: () => read(video), stop };
  } catch (error) {
    stop();
    throw error;
  }
};
