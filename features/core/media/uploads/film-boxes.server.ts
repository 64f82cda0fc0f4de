import { type FileHandle, open } from 'node:fs/promises';

/** A part of an MP4 or QuickTime file (ISO/IEC 14496-12): four letters, and where its content lies. */
interface Box {
  type: string;
  start: number;
  end: number;
}

/** Facts of a film that decide if browsers play it. */
export interface FilmFacts {
  /** True when every part is there to its end, the index included. */
  isWhole: boolean;
  /** Codes of the picture tracks, such as `avc1` (H.264) and `hvc1` (HEVC). */
  codecs: string[];
}

const HEADER = 8;
const LONG_HEADER = 16;
/** Container boxes on the path to the description of samples. */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** Boxes of one file that are looked at: a damaged one must not keep the server busy. */
const MAX_BOXES = 2000;

/** Reads the facts of an MP4 or QuickTime file from its boxes, without the film itself. */
export async function readFilm(path: string): Promise<FilmFacts> {
  const file = await open(path, 'r');
  try {
    return await factsOf(file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}

async function factsOf(file: FileHandle, size: number): Promise<FilmFacts> {
  const codecs: string[] = [];
  const pending: Box[] = [{ type: '', start: 0, end: size }];
  let isWhole = true;
  let hasIndex = false;
  let left = MAX_BOXES;
  for (let holder = pending.shift(); holder; holder = pending.shift()) {
    let isPicture = holder.type !== 'mdia';
    const within: Box[] = [];
    for (let at = holder.start; at + HEADER <= holder.end && left > 0; left -= 1) {
      const box = await readBox(file, at, holder.end);
      if (!box) {
        isWhole = false;
        break;
      }
      if (box.type === 'moov') hasIndex = true;
      if (box.type === 'hdlr' && (await readText(file, box.start + 8)) === 'vide') isPicture = true;
      if (box.type === 'stsd') codecs.push(await readText(file, box.start + 12));
      if (HOLDERS.has(box.type)) within.push(box);
      at = box.end;
    }
    if (isPicture) pending.unshift(...within);
  }
  return { isWhole: isWhole && hasIndex, codecs };
}

/** The box at a place; `null` where it ends behind its holder. */
async function readBox(file: FileHandle, at: number, end: number): Promise<Box | null> {
  const head = Buffer.alloc(LONG_HEADER);
  const { bytesRead } = await file.read(head, 0, LONG_HEADER, at);
  const type = head.toString('latin1', 4, HEADER);
  const short = head.readUInt32BE(0);
  // Zero stands for the rest of the file, one for a length of eight bytes behind the name.
  if (short === 0) return { type, start: at + HEADER, end };
  const isLong = short === 1;
  if (isLong && bytesRead < LONG_HEADER) return null;
  const length = isLong ? Number(head.readBigUInt64BE(HEADER)) : short;
  const header = isLong ? LONG_HEADER : HEADER;
  if (length < header || at + length > end) return null;
  return { type, start: at + header, end: at + length };
}

async function readText(file: FileHandle, at: number): Promise<string> {
  const letters = Buffer.alloc(4);
  await file.read(letters, 0, letters.length, at);
  return letters.toString('latin1');
}
