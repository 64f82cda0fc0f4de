import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { hubPath } from '#features/core/navigation/index.ts';
import type { HubAround } from '#features/core/staff-frame/index.ts';
import { shown } from '#lib/localized.ts';
import { ALL_DEEDS, type HubDeed } from '../hub-deeds.ts';
import type { PagesRoom } from '../load-pages-room.server.ts';
import { agoWords } from '../moment-words.ts';

/** Activity of others since the last visit: in one sentence, which links to the rest; or all of it, one below the other. */
export function Deeds({
  room: {
    told: { deeds, more },
    since,
    now,
  },
  around: { language },
  isAll,
}: {
  room: PagesRoom;
  around: HubAround;
  isAll: boolean;
}) {
  const { i18n } = useLingui();
  if (since === null || deeds.length === 0)
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
  const all = deeds.map((deed) => ({
    key: `${deed.name}/${deed.page.id}`,
    words: <Deed deed={deed} language={language} />,
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
          <a href={hubPath('pages', language, { [ALL_DEEDS]: 'all' })} className="text-link">
            <Plural value={more} one="and # more" other="and # more" />
          </a>
        </>
      ) : null}
      .
    </p>
  );
}

function Deed({
  deed: { name, page, isPublished },
  language,
}: {
  deed: HubDeed;
  language: HubAround['language'];
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
