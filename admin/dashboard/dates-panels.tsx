import { Link } from '@mui/material';
import { shortTime, timeOf } from '../../lib/venue-time.ts';
import { momentWords } from '../resources/record-name.ts';
import { Dot } from '../ui/dot.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { Figures } from './figures.tsx';
import { HoleRow } from './hole-row.tsx';
import { Panel } from './panel.tsx';
import type { ListResponse, UpcomingDate } from './responses.ts';
import { useDashboard } from './use-dashboard.ts';

const MAX_DATES = 8;

/** The dates of today: when the doors open, how many are sold, how many are free. */
export function TodayPanel({ today }: { today: string }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const query = { from: today, to: today, page_size: '100' };
  const dates = useDashboard<ListResponse<UpcomingDate>>('events', query);
  return (
    <Panel title={words('dates_today')} loaded={dates} isWide>
      {({ results }) =>
        results.length === 0 ? (
          <p>{words('no_dates_today')}</p>
        ) : (
          <Figures
            caption={words('dates_today')}
            heads={[
              words('begins'),
              words('doors'),
              words('what'),
              words('sold'),
              words('free'),
              words('state'),
            ]}
            rows={results.map((date) => ({
              key: date.id,
              cells: [
                shortTime(timeOf(date.date_start), language),
                date.doors_at === null ? '–' : shortTime(timeOf(date.doors_at), language),
                <What key="what" date={date} />,
                <Sold key="sold" date={date} />,
                date.places?.free ?? '–',
                <Dot key="state" isOn={date.status === 'scheduled'}>
                  {words(`status_${date.status}`)}
                </Dot>,
              ],
            }))}
          />
        )
      }
    </Panel>
  );
}

/** How full the next dates are. */
export function OccupancyPanel({ from }: { from: string }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const dates = useDashboard<ListResponse<UpcomingDate>>('events', { from, page_size: '40' });
  return (
    <Panel title={words('occupancy')} loaded={dates}>
      {({ results }) => (
        <Figures
          caption={words('occupancy')}
          heads={[words('what'), words('sold')]}
          rows={results
            .filter(({ places, status }) => places !== null && status === 'scheduled')
            .slice(0, MAX_DATES)
            .map((date) => ({
              key: date.id,
              cells: [
                <What key="what" date={date} when={momentWords(date.date_start, language)} />,
                <Sold key="sold" date={date} />,
              ],
            }))}
        />
      )}
    </Panel>
  );
}

function What({ date: { id, title, room }, when }: { date: UpcomingDate; when?: string }) {
  const language = useInterfaceLanguage();
  return (
    <>
      <Link href={`/cms-hub/events/${id}?lang=${language}`}>{title}</Link>
      <br />
      {when === undefined ? room : `${when}, ${room}`}
    </>
  );
}

function Sold({ date: { places } }: { date: UpcomingDate }) {
  const words = useWords();
  if (places === null) return words('not_sold_here');
  const { sold, capacity } = places;
  return (
    <>
      {sold} / {capacity}
      <br />
      <HoleRow taken={capacity - places.free} capacity={capacity} />
    </>
  );
}
