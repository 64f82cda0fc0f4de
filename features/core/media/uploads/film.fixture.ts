/** One box of a film: its length, its type, its content. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + Buffer.concat(content).length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
}
export const zeros = (count: number) => Buffer.alloc(count);
export const track = (handler: string, codec: string) =>
  box(
    'trak',
    box('tkhd', zeros(84)),
    box(
      'mdia',
      box('hdlr', zeros(8), Buffer.from(handler), zeros(12)),
      box('minf', box('stbl', box('stsd', zeros(8), box(codec, zeros(70))))),
    ),
  );
/** Type, pictures and index of a film that shows nothing, in this order. */
export const film = (codec: string): [type: Buffer, pictures: Buffer, index: Buffer] => [
  box('ftyp', Buffer.from('mp42'), zeros(4)),
  box('mdat', zeros(4000)),
  box('moov', box('mvhd', zeros(100)), track('vide', codec), track('soun', 'mp4a')),
];
