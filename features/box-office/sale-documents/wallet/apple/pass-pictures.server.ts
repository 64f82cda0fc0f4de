import { drawLogoMark, drawSquare } from '#features/core/artwork/index.server.ts';
import type { TicketPass } from '../ticket-pass.ts';

/** In points, each as it is, twice and three times as fine. */
const [ICON, LOGO, THUMBNAIL] = [29, 50, 90];
const FINENESS = [1, 2, 3] as const;

/** The pictures of a pass as PNG, by their names: the bird of the house, and the artwork of the event where the site still shows it. */
export async function passPictures({
  artwork,
}: Pick<TicketPass, 'artwork'>): Promise<Record<string, Uint8Array>> {
  const pictures: Record<string, Uint8Array> = {};
  for (const times of FINENESS) {
    const end = times === 1 ? '.png' : `@${times}x.png`;
    pictures[`icon${end}`] = await drawLogoMark(ICON * times, { onPaper: true });
    pictures[`logo${end}`] = await drawLogoMark(LOGO * times, { onPaper: false });
    if (artwork)
      pictures[`thumbnail${end}`] = await drawSquare(artwork.type, artwork.seed, THUMBNAIL * times);
  }
  return pictures;
}
