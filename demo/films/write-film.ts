import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { drawArtwork } from '#features/core/artwork/index.server.ts';

// `npm run demo:film`: a bird cut from paper knocks, faster and faster, filmed by a browser. Its bytes differ from run to run.
const FILE = 'public/demo/knocking.webm';
const SIZE = { width: 640, height: 360 };
const SECONDS = 5;

const svg = drawArtwork('nachtvogel', { type: 'theatre', ratio: [16, 9], motif: 'bird' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const film = await page.evaluate(record, {
  ...SIZE,
  seconds: SECONDS,
  picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
});
await browser.close();
writeFileSync(FILE, Buffer.from(film, 'base64'));

/** Runs in the browser: draws the picture askew at each knock, and gives the film in base64. */
async function record({
  width,
  height,
  seconds,
  picture,
}: {
  width: number;
  height: number;
  seconds: number;
  picture: string;
}): Promise<string> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const knocks: number[] = [];
  for (let [at, gap] = [0.6, 0.7]; at < seconds - 0.5 && gap > 0.06; at += gap, gap *= 0.84) knocks.push(at);
  const chunks: Blob[] = [];
  const recorder = new MediaRecorder(canvas.captureStream(12), {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 250_000,
  });
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  const start = performance.now();
  for (let now = 0; now < seconds; now = (performance.now() - start) / 1000) {
    const isKnocking = knocks.some((at) => now >= at && now < at + 0.09);
    context.save();
    context.translate(width / 2, height);
    context.rotate(isKnocking ? 0.05 : 0);
    context.scale(1.12, 1.12);
    context.drawImage(image, -width / 2, -height, width, height);
    context.restore();
    await new Promise((resolve) => setTimeout(resolve, 1000 / 12));
  }
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
