import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { ShownText } from '#lib/localized.ts';

/** The series of the house in one list, as large as their names deserve. */
export function SeriesListScreen({
  series,
}: {
  series: { id: number; path: string; title: ShownText; subline: ShownText }[];
}) {
  return (
    <div className="wrap series-screen">
      <header className="list-head">
        <h1 className="text-d4">
          <Trans>All series</Trans>
        </h1>
        <p className="lead">
          <Trans>Things that belong together and come back.</Trans>
        </p>
      </header>
      <ol className="series-list">
        {series.map(({ id, path, title, subline }) => (
          <li key={id}>
            <h2 className="text-d2">
              <Link to={path} className="event-link" lang={title.lang}>
                {title.text}
              </Link>
            </h2>
            <p lang={subline.lang}>{subline.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
