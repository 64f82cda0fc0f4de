import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { hubPath } from '#features/core/navigation/index.ts';
import type { HubFrameData } from '#features/core/staff-frame/index.ts';
import { shown } from '#lib/localized.ts';
import { ALL_ACTIVITY, type HubActivityEntry } from '../hub-activity.ts';
import type { PagesOverview } from '../load-pages-overview.server.ts';
import { agoWords } from '../moment-words.ts';

/** Activity of others since the last visit: in one sentence, which links to the rest; or all of it, one below the other. */
export function ActivityNote({
  overview: {
    activity: { entries, more },
    since,
    now,
  },
  frame: { language },
  isAll,
}: {
  overview: PagesOverview;
  frame: HubFrameData;
  isAll: boolean;
}) {
  const { i18n } = useLingui();
  if (since === null || entries.length === 0)
    return (
      <p className="lead">
        {since === null ? (
          <Trans>Every page on the site, and how complete it is in both languages.</Trans>
        ) : (
          <Trans>Nobody else has changed anything since you were last here.</Trans>
        )}
      </p>
    );
  const when = agoWords(since, now, language, i18n);
  const all = entries.map((entry) => ({
    key: `${entry.name}/${entry.page.id}`,
    words: <Activity entry={entry} language={language} />,
  }));
  const begin = <Trans>Since your last visit ({when}):</Trans>;
  if (isAll)
    return (
      <>
        <p className="lead">{begin}</p>
        <ul className="hub-told">
          {all.map(({ key, words }) => (
            <li key={key}>{words}</li>
          ))}
        </ul>
      </>
    );
  return (
    <p className="lead">
      {begin}{' '}
      {all.map(({ key, words }, index) => (
        <Fragment key={key}>
          {index > 0 ? ', ' : null}
          {words}
        </Fragment>
      ))}
      {more > 0 ? (
        <>
          {' '}
          <a href={hubPath('pages', language, { [ALL_ACTIVITY]: 'all' })} className="text-link">
            <Plural value={more} one="and # more" other="and # more" />
          </a>
        </>
      ) : null}
      .
    </p>
  );
}

function Activity({
  entry: { name, page, isPublished },
  language,
}: {
  entry: HubActivityEntry;
  language: HubFrameData['language'];
}) {
  const link = (
    <a href={page.paths[language]} className="text-link">
      {shown(page.title, language).text}
    </a>
  );
  return isPublished ? (
    <Trans>
      {name} published {link}
    </Trans>
  ) : (
    <Trans>
      {name} changed {link}
    </Trans>
  );
}
