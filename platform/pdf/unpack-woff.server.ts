import { inflateSync } from 'node:zlib';

const WOFF = { header: 44, entry: 20, numTables: 12 };
const SFNT = { header: 12, entry: 16 };
const NUMBER = 4;

const padded = (length: number) => Math.ceil(length / NUMBER) * NUMBER;

/**
 * Unpacks a WOFF 1.0 font into an SFNT file: font parsers unpack a table again at each access, which took longer than all
 * the rest of a document. Throws for other formats.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, NUMBER) !== 'wOFF')
    throw new Error(
      `expected a WOFF 1.0 font, found signature ${JSON.stringify(woff.toString('latin1', 0, NUMBER))}`,
    );
  const count = woff.readUInt16BE(WOFF.numTables);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, WOFF.header + index * WOFF.entry));

  const head = Buffer.alloc(SFNT.header + count * SFNT.entry);
  const power = Math.floor(Math.log2(count));
  woff.copy(head, 0, NUMBER, 2 * NUMBER);
  head.writeUInt16BE(count, NUMBER);
  // For a search by halves, in bytes of entries.
  head.writeUInt16BE(SFNT.entry * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(SFNT.entry * (count - 2 ** power), 10);
  let offset = head.length;
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const entry = SFNT.header + index * SFNT.entry;
    head.writeUInt32BE(tag, entry);
    head.writeUInt32BE(checksum, entry + NUMBER);
    head.writeUInt32BE(offset, entry + 2 * NUMBER);
    head.writeUInt32BE(bytes.length, entry + 3 * NUMBER);
    offset += padded(bytes.length);
  });
  const bodies = tables.map(({ bytes }) => Buffer.concat([bytes], padded(bytes.length)));
  return Buffer.concat([head, ...bodies]);
}

function tableAt(woff: Buffer, entry: number) {
  const [tag, offset, packed, whole, checksum] = [0, 1, 2, 3, 4].map((field) =>
    woff.readUInt32BE(entry + field * NUMBER),
  ) as [number, number, number, number, number];
  const bytes = woff.subarray(offset, offset + packed);
  // Tables that compression would not shrink are stored uncompressed.
  return { tag, checksum, bytes: packed < whole ? inflateSync(bytes) : bytes };
}
