import { findSettings } from '#features/core/settings/index.server.ts';
import type { EventStatus } from '#features/programme/calendar/index.server.ts';
import { ACCESS_KINDS, type AccessKind } from '#lib/access-kinds.ts';
import { addMinutes } from '#lib/venue-instant.ts';
import { dayOf, type Instant } from '#lib/venue-time.ts';
import type { LineCells } from '../line-cells.ts';
import { readMoment } from '../read-moment.ts';
import { findEventsAt, findProductions, findVocabulary, type ProductionNamed } from '../store.server.ts';
import { ACCESS_WORDS, STATUS_WORDS, YES_OR_NO } from '../words.ts';
import type { OpenReader } from './kind.ts';

const AGES = { min: 0, max: 99 };

/** Events: omitted values default to those of the production. */
export const openEvents: OpenReader = async (trx) => {
  const { parsers } = (await findSettings(trx)).design;
  const productions = await findProductions(trx);
  const [rooms, types, genres, series, tags] = [
    await findVocabulary(trx, 'rooms'),
    await findVocabulary(trx, 'event_types'),
    await findVocabulary(trx, 'genres'),
    await findVocabulary(trx, 'series'),
    await findVocabulary(trx, 'event_tags'),
  ];
  return {
    read(cells) {
      cells.required('production');
      cells.required('room');
      const production = cells.named('production', productions);
      const room = cells.named('room', rooms);
      const start = momentIn(cells, 'date_start', parsers.date);
      const end = endIn(cells, start, production, parsers.date);
      const own = {
        event_type: cells.named('event_type', types)?.id ?? production?.typeId,
        genre: cells.named('genre', genres)?.id ?? production?.genreId,
        series: cells.named('series', series)?.id ?? production?.seriesId,
        age_from: cells.number('age_from', AGES) ?? production?.ageFrom,
        age_to: cells.number('age_to', AGES) ?? production?.ageTo,
        status: cells.meaning('status', STATUS_WORDS) ?? ('scheduled' satisfies EventStatus),
        is_online: cells.yes('is_online', YES_OR_NO),
        tags: cells.parts('tags').flatMap((part) => cells.named('tags', tags, part)?.id ?? []),
        access: accessIn(cells),
      };
      if (!production || !room || start === null || end === null || cells.faults.length > 0) return null;
      return {
        input: {
          production: production.id,
          room: room.id,
          date_start: start,
          date_end: end,
          parent: null,
          id_jet: null,
          picture: null,
          ...own,
          tags: [...new Set(own.tags)],
        },
        key: keyOf({ productionId: production.id, roomId: room.id, start }),
        keyColumn: 'date_start',
        isThere: { code: 'IS_THERE' },
      };
    },
    async taken(read) {
      const starts = read.map(({ input }) => input.date_start as Instant);
      return new Set((await findEventsAt(trx, starts)).map(keyOf));
    },
  };
};

function keyOf(event: { productionId: number; roomId: number; start: Instant }): string {
  return [event.productionId, event.roomId, event.start].join(' ');
}

function momentIn(cells: LineCells, column: string, pattern: string): Instant | null {
  const text = cells.required(column);
  return text === null ? null : moment(cells, column, text, { after: null, pattern });
}

/** A time alone is meant on the day it begins; nothing at all is as long as the production takes. */
function endIn(
  cells: LineCells,
  start: Instant | null,
  production: ProductionNamed | null,
  pattern: string,
): Instant | null {
  const text = cells.text('date_end');
  if (text !== null) return moment(cells, 'date_end', text, { after: start, pattern });
  if (start === null || !production) return null;
  if (production.minutes > 0) return addMinutes(start, production.minutes);
  cells.refuse('date_end', { code: 'NO_LENGTH' });
  return null;
}

function moment(
  cells: LineCells,
  column: string,
  text: string,
  { after, pattern }: { after: Instant | null; pattern: string },
): Instant | null {
  const read = readMoment(text, { on: after && dayOf(after), pattern });
  if (read.ok) return read.value;
  // A time alone has no day where the beginning has none; that is said there.
  const isSaid = column === 'date_end' && after === null && read.error === 'NO_MOMENT';
  if (!isSaid) cells.refuse(column, { code: read.error });
  return null;
}

function accessIn(cells: LineCells): AccessKind[] | null {
  const kinds = cells.meanings('access', ACCESS_WORDS);
  if (kinds.length === 0) return null;
  return ACCESS_KINDS.filter((kind) => kinds.includes(kind));
}
