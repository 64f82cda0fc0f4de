import { Trans } from '@lingui/react/macro';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language, ShownText } from '#lib/localized.ts';
import { ButtonLink } from '#ui/button.tsx';
import { KnockingBird } from './knocking-bird.tsx';

/** The one prominent element of the home page. */
export function HomeHero({
  language,
  exhibitionsPath,
  headline,
  lead,
}: {
  language: Language;
  exhibitionsPath: string;
  /** Set if the page's record has a headline; otherwise the hero falls back to its default text. */
  headline?: ShownText | undefined;
  lead?: ShownText | undefined;
}) {
  return (
    <section className="home-hero surface-dotter">
      <KnockingBird />
      <div className="wrap">
        <div className="home-hero-text">
          <h1 className="text-d4" lang={headline?.lang}>
            {headline?.text ?? <Trans>Who’s that knocking?</Trans>}
          </h1>
          <p className="lead" lang={lead?.lang}>
            {lead?.text ?? (
              <Trans>
                Exhibitions you can touch, theatre in the dark, workshops that make a racket. For everyone
                aged 0 to 12 and their grown-ups.
              </Trans>
            )}
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={pathTo('calendar', language)}>
              <Trans>What’s on next?</Trans>
            </ButtonLink>
            <ButtonLink to={exhibitionsPath} variant="ghost">
              <Trans>See the exhibitions</Trans>
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
