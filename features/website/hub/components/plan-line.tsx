import { Trans } from '@lingui/react/macro';
import { type Language, shown } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { HubPlan } from '../hub-plans.ts';
import { planWords } from '../moment-words.ts';

/** Shows a scheduled change and its time. */
export function PlanLine({ plan, now, language }: { plan: HubPlan; now: Instant; language: Language }) {
  const { at, page } = plan;
  return (
    <>
      <strong>
        <time dateTime={at}>{planWords(at, now, language)}</time>
      </strong>
      <br />
      <a href={page.paths[language]} className="text-link">
        {shown(page.title, language).text}
      </a>{' '}
      <PlanWords what={plan.what} />
    </>
  );
}

function PlanWords({ what }: { what: HubPlan['what'] }) {
  switch (what.kind) {
    case 'publish':
      return <Trans>goes live as scheduled, {what.language.toUpperCase()}</Trans>;
    case 'unpublish':
      return <Trans>goes offline, {what.language.toUpperCase()}</Trans>;
    case 'opens':
      return <Trans>goes online</Trans>;
    case 'closes':
      return <Trans>goes offline</Trans>;
    case 'appears':
      return <Trans>“{what.module}” appears</Trans>;
    case 'ends':
      return <Trans>“{what.module}” ends</Trans>;
  }
}
