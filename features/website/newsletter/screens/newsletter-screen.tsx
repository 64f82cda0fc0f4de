import { Trans } from '@lingui/react/macro';
import { headlineOf, type ListTop } from '#features/core/navigation/index.ts';
import { StaticPart } from '#ui/static-part.tsx';

/** The part of the page with the form. */
export const NEWSLETTER_PART = 'newsletter';

/** The page of the newsletter: its content, and the sign-up form, a separate part. */
export function NewsletterScreen({ page }: { page: ListTop & { sheet: string | null } }) {
  const { lead, above, sheet } = page;
  const headline = headlineOf(page);
  return (
    <div className="newsletter-page">
      <header className="wrap">
        <h1 className="text-title" lang={headline.lang}>
          {headline.text}
        </h1>
        <p className="lead" lang={lead?.lang}>
          {lead?.text ?? <Trans>What’s coming, before everyone else knows.</Trans>}
        </p>
      </header>
      {above === undefined ? null : <StaticPart name="above" html={above} />}
      <StaticPart name={NEWSLETTER_PART} html={sheet} className="wrap newsletter-place" />
    </div>
  );
}
