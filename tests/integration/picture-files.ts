import sharp from 'sharp';

/** A photograph of nothing: large enough for every derivative, and with noise, so that nothing compresses it away. */
export function photo({
  width = 1600,
  height = 1200,
  format = 'jpeg' as 'jpeg' | 'png' | 'webp' | 'gif' | 'avif',
} = {}) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#93c9f1', noise } })
    .toFormat(format)
    .toBuffer();
}

/** A PDF with nothing on its one page. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A second of silence. */
export function silence(): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + 8000, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8000, 24);
  header.writeUInt32LE(8000, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(8000, 40);
  return Buffer.concat([header, Buffer.alloc(8000, 128)]);
}

/** A film of a phone: the boxes of a QuickTime file around no pictures, in a codec such as `avc1` or `hvc1`. */
export function phoneFilm(codec: string): Buffer {
  const handler = box('hdlr', Buffer.alloc(8), Buffer.from('vide'), Buffer.alloc(12));
  const described = box('minf', box('stbl', box('stsd', Buffer.alloc(8), box(codec, Buffer.alloc(70)))));
  return Buffer.concat([
    box('ftyp', Buffer.from('qt  '), Buffer.alloc(4), Buffer.from('qt  ')),
    box('mdat', Buffer.alloc(5000)),
    box('moov', box('mvhd', Buffer.alloc(100)), box('trak', box('mdia', handler, described))),
  ]);
}

function box(type: string, ...content: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + Buffer.concat(content).length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
}

/** A form as browsers send it. */
export function formWith(bytes: Buffer, name = 'bild.jpg'): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  return form;
}
