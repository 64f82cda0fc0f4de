import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { Language } from '#lib/localized.ts';
import { type Day, formatDay } from '#lib/venue-time.ts';
import { Link } from '#ui/link.tsx';

/** Shows the authors of an article and its day. */
export function Byline({
  authors,
  day,
  language,
}: {
  authors: readonly { name: string; path: string | null }[];
  day: Day;
  language: Language;
}) {
  const date = <time dateTime={day}>{formatDay(day, language)}</time>;
  if (authors.length === 0) return <p className="article-byline">{date}</p>;
  const names = authors.map(({ name, path }, index) => (
    <Fragment key={name}>
      {index > 0 ? ', ' : ''}
      {path ? <Link to={path}>{name}</Link> : name}
    </Fragment>
  ));
  return (
    <p className="article-byline">
      <Trans>
        By {names}, {date}
      </Trans>
    </p>
  );
}
