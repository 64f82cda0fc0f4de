/** Reads the code in a picture of a camera; `null` where there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface NativeDetectors {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** A side of the picture that is searched where the browser cannot do it itself; more only takes longer. */
const SEARCHED_PIXELS = 640;

/** Returns the code reader of this browser: its own detector, else a library that is fetched on demand. */
export async function createReadCode(): Promise<ReadCode> {
  const Detector = (globalThis as { BarcodeDetector?: NativeDetectors }).BarcodeDetector;
  const formats = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (Detector && formats.includes('qr_code')) {
    const detector = new Detector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { default: decodeQr } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, SEARCHED_PIXELS / Math.max(video.videoWidth, video.videoHeight));
    const width = Math.round(video.videoWidth * scale);
    const height = Math.round(video.videoHeight * scale);
    if (!context || width === 0 || height === 0) return null;
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    try {
      return decodeQr({ width, height, data });
    } catch {
      // No code in it.
      return null;
    }
  };
}
