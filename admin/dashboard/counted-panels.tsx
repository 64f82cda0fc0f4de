import { Link } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { can, type Role } from '../../features/core/access/roles.ts';
import { formatPrice } from '../../lib/money.ts';
import { useWords } from '../words/use-words.ts';
import { Bar } from './bar.tsx';
import { DayBars } from './day-bars.tsx';
import { Figures } from './figures.tsx';
import { Panel } from './panel.tsx';
import type { ListResponse, MissingPage, PageActivity, SearchKeyword, SiteDay } from './responses.ts';
import { useDashboard } from './use-dashboard.ts';

interface Period {
  from: string;
  to: string;
}

const FEW = { page_size: '8' };
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Tickets by day of purchase, with revenue given permission. */
export function SalesPanel({ period }: { period: Period }) {
  const words = useWords();
  const site = useDashboard<ListResponse<SiteDay>>('site', { ...period, page_size: '100' });
  return (
    <Panel title={words('sales_over_time')} loaded={site}>
      {({ results }) => {
        const tickets = sumOf(results.map((day) => day.tickets));
        const cents = results.some((day) => day.cents === null)
          ? null
          : sumOf(results.map((day) => day.cents ?? 0));
        const summary = words('tickets_in_period', { tickets });
        return (
          <>
            <p>{cents === null ? summary : `${summary} ${words('worth', { sum: formatPrice(cents) })}`}</p>
            <DayBars
              name={words('tickets')}
              summary={summary}
              days={results.map(({ day, tickets: value }) => ({ day, value }))}
            />
          </>
        );
      }}
    </Panel>
  );
}

/** How often pages were looked at, by day and by page. */
export function PagesPanel({ period }: { period: Period }) {
  const words = useWords();
  const site = useDashboard<ListResponse<SiteDay>>('site', { ...period, page_size: '100' });
  const pages = useDashboard<ListResponse<PageActivity>>('page-activities', { ...period, ...FEW });
  return (
    <>
      <Panel title={words('page_views')} loaded={site}>
        {({ results }) => (
          <DayBars
            name={words('page_views')}
            summary={words('views_in_period', { views: sumOf(results.map((day) => day.page_views)) })}
            days={results.map(({ day, page_views: value }) => ({ day, value }))}
          />
        )}
      </Panel>
      <Panel title={words('pages_most')} loaded={pages}>
        {({ results }) => (
          <Ranked
            name={words('pages_most')}
            heads={[words('page'), words('page_views')]}
            rows={results.map(({ path, views }) => ({
              key: path,
              name: <Link href={path}>{path}</Link>,
              value: views,
            }))}
          />
        )}
      </Panel>
    </>
  );
}

/** Searches by visitors that found nothing. */
export function WordsPanel({ period }: { period: Period }) {
  const words = useWords();
  const query = { ...period, ...FEW, without_results: 'true' };
  const found = useDashboard<ListResponse<SearchKeyword>>('search-keywords', query);
  return (
    <Panel title={words('words_in_vain')} loaded={found}>
      {({ results }) => (
        <Ranked
          name={words('words_in_vain')}
          heads={[words('word'), words('searches')]}
          rows={results.map(({ language, keyword, searches }) => ({
            key: `${language} ${keyword}`,
            name: (
              <>
                <span lang={language}>{keyword}</span> ({language.toUpperCase()})
              </>
            ),
            value: searches,
          }))}
        />
      )}
    </Panel>
  );
}

/** Addresses without a page, with links to set redirects given permission. */
export function MissingPanel({ period }: { period: Period }) {
  const words = useWords();
  const { permissions: role } = usePermissions<Role>();
  const missing = useDashboard<ListResponse<MissingPage>>('error-log', { ...period, ...FEW });
  const maySet = can(role ? { role } : null, 'manage-settings');
  return (
    <Panel title={words('missing_pages')} loaded={missing}>
      {({ results }) => (
        <>
          <Ranked
            name={words('missing_pages')}
            heads={[words('address'), words('requests')]}
            rows={results.map(({ path, requests, is_redirected: isRedirected }) => ({
              key: path,
              name: isRedirected ? (
                `${path} (${words('redirected')})`
              ) : maySet ? (
                <Link
                  component={RouterLink}
                  to="/admin/redirects/create"
                  state={{ record: { old_path: path } }}
                >
                  {path}
                </Link>
              ) : (
                path
              ),
              value: requests,
            }))}
          />
          {maySet ? (
            <p>
              <Link href="/admin/redirects">{words('to_redirects')}</Link>
            </p>
          ) : null}
        </>
      )}
    </Panel>
  );
}

function Ranked({
  name,
  heads,
  rows,
}: {
  name: string;
  heads: readonly string[];
  rows: readonly { key: string; name: React.ReactNode; value: number }[];
}) {
  const words = useWords();
  if (rows.length === 0) return <p>{words('nothing_there')}</p>;
  const most = Math.max(...rows.map(({ value }) => value));
  return (
    <Figures
      caption={name}
      heads={heads}
      rows={rows.map((row) => ({
        key: row.key,
        cells: [row.name, <Bar key="bar" value={row.value} most={most} />],
      }))}
    />
  );
}
