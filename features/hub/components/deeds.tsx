import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { shown } from '#lib/localized.ts';
import type { HubAround } from '../hub-around.ts';
import type { HubDeed } from '../hub-deeds.ts';
import type { PagesRoom } from '../load-pages-room.server.ts';
import { agoWords } from '../moment-words.ts';

/** What others did since one was here, in one sentence. */
export function Deeds({
  room: { deeds, since, now },
  around: { language },
}: {
  room: PagesRoom;
  around: HubAround;
}) {
  const { i18n } = useLingui();
  if (since === null) return <Trans>Every page of the house, and how far it is in both languages.</Trans>;
  if (deeds.length === 0) return <Trans>Nobody else changed anything since you were here.</Trans>;
  const when = agoWords(since, now, language, i18n);
  return (
    <>
      <Trans>Since your last visit ({when}):</Trans>{' '}
      {deeds.map((deed, index) => (
        <Fragment key={`${deed.name}/${deed.page.id}`}>
          {index > 0 ? ', ' : null}
          <Deed deed={deed} language={language} />
        </Fragment>
      ))}
      .
    </>
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
