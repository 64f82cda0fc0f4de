import { Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { PageState } from '../hub-rows.ts';
import { planDayWords } from '../moment-words.ts';

/** How far a page is in a language: a dot and always a word. */
export function PageStateMark({
  state,
  now,
  language,
}: {
  state: PageState;
  now: Instant;
  language: Language;
}) {
  return (
    <span className="hub-state" data-state={state.state}>
      <StateWords state={state} now={now} language={language} />
    </span>
  );
}

function StateWords({ state, now, language }: { state: PageState; now: Instant; language: Language }) {
  switch (state.state) {
    case 'live':
      return <Trans>live</Trans>;
    case 'changed':
      return <Trans>draft is newer</Trans>;
    case 'outdated':
      return <Trans>out of date</Trans>;
    case 'planned':
      return <Trans>from {planDayWords(state.at, now, language)}</Trans>;
    case 'draft':
      return <Trans>draft</Trans>;
    case 'missing':
      return <Trans>missing</Trans>;
    case 'offline':
      return <Trans>offline</Trans>;
  }
}
