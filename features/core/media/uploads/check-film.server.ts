import { fail, type Result, succeed } from '#lib/result.ts';
import { readFilm } from './film-boxes.server.ts';

/** Reasons a film or a sound is refused: it is truncated, or no common browser plays it. */
export type FilmError = 'FILM_CUT_OFF' | 'FILM_CODEC';

/** Codes of pictures that current browsers play: H.264, VP9, AV1. */
const PLAYED = new Set(['avc1', 'avc3', 'vp09', 'av01']);
/** Media types with box structure (ISO/IEC 14496-12). */
const OF_BOXES = new Set(['video/mp4', 'audio/mp4']);

/** Checks the content of a film: whole to its end and in a codec that browsers play (docs/product/media.md#uploads). */
export async function checkFilm(path: string, contentType: string): Promise<Result<null, FilmError>> {
  if (!OF_BOXES.has(contentType)) return succeed(null);
  const { isWhole, codecs } = await readFilm(path);
  if (!isWhole) return fail('FILM_CUT_OFF');
  const isPlayed = codecs.length > 0 && codecs.every((codec) => PLAYED.has(codec));
  return contentType === 'audio/mp4' || isPlayed ? succeed(null) : fail('FILM_CODEC');
}
