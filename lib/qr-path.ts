import encodeQR from 'qr';

/** The light frame around a code that readers need, in modules. */
const QUIET_ZONE = 4;

/** A QR code as one path of an SVG that is `size` modules wide and high, its quiet zone included. */
export interface QrPath {
  size: number;
  path: string;
}

/** Each run of dark modules in a row becomes one rectangle. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`];
    }),
  );
  return { size: rows.length, path: runs.join('') };
}
