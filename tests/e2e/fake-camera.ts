import { writeFileSync } from 'node:fs';
import { type Browser, chromium, type Locator, test } from '@playwright/test';

const WIDTH = 640;
const HEIGHT = 480;
const LIGHT = 235;
const DARK = 16;
const RUN = /M(\d+) (\d+)h(\d+)/g;

/** A film of two pictures in which somebody holds up the QR code that is drawn as `code`, for the camera of a browser. */
async function filmOf(code: Locator): Promise<string> {
  const size = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1));
  const path = (await code.locator('path').getAttribute('d')) ?? '';
  const scale = Math.floor(HEIGHT / size);
  const [left, top] = [Math.floor((WIDTH - size * scale) / 2), Math.floor((HEIGHT - size * scale) / 2)];
  const light = Buffer.alloc(WIDTH * HEIGHT, LIGHT);
  for (const [, x, y, length] of path.matchAll(RUN))
    for (let row = 0; row < scale; row += 1) {
      const from = (top + Number(y) * scale + row) * WIDTH + left + Number(x) * scale;
      light.fill(DARK, from, from + Number(length) * scale);
    }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  const file = test.info().outputPath('ticket.y4m');
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  );
  return file;
}

/** A browser whose camera sees the code all the time; the caller closes it. */
export async function browserThatSees(code: Locator): Promise<Browser> {
  const { launchOptions } = test.info().project.use;
  return chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${await filmOf(code)}`,
    ],
  });
}
