import { Plural, Trans } from '@lingui/react/macro';
import type { HubFrameData } from '#features/core/staff-frame/index.ts';
import { shown } from '#lib/localized.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { PagesOverview } from '../load-pages-overview.server.ts';

/** How many pages want a translation, and where to begin. */
export function Translations({
  overview: { toTranslate },
  frame: { language },
}: {
  overview: PagesOverview;
  frame: HubFrameData;
}) {
  const { missing, outdated, first } = toTranslate;
  return (
    <section className="hub-card surface-minze cut-note" aria-labelledby="hub-translate">
      <h2 id="hub-translate" className="text-d1">
        <Trans>Translate</Trans>
      </h2>
      {first === null ? (
        <p>
          <Trans>English is up to date with German everywhere.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Plural
              value={missing}
              _0="English is missing on no pages"
              one="English is missing on # page"
              other="English is missing on # pages"
            />
            ,{' '}
            <Plural
              value={outdated}
              _0="out of date on none."
              one="out of date on #."
              other="out of date on #."
            />
          </p>
          <ButtonLink href={`${first.paths.en}?edit`}>
            <Trans>Start with “{shown(first.title, language).text}”</Trans>
          </ButtonLink>
        </>
      )}
    </section>
  );
}
