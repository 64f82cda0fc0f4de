import type { ReactNode } from 'react';
import { SampleOnPage } from '#features/core/media/index.ts';
import { Facts, ImportantInfo, ShareButton } from '#features/programme/calendar/index.ts';
import type { RegularHours } from '#features/programme/opening-hours/index.ts';
import type { ProductionView } from '../production-view.ts';
import { ProductionIntro } from './production-intro.tsx';

/**
 * Head of the pages of productions and of their dates: facts, important information, actions of the page, and the
 * first sections (docs/product/detail-pages.md#order-of-sections).
 */
export function ProductionHead({
  production,
  hours,
  ages,
  minutes,
  place,
  firstExtras,
  lastExtras,
}: {
  production: ProductionView;
  hours: RegularHours;
  ages: { from: number; to: number };
  /** `null` without a fixed length. */
  minutes: number | null;
  place: ReactNode;
  /** Actions besides listening and sharing, before and after these. */
  firstExtras: ReactNode;
  lastExtras?: ReactNode;
}) {
  const { id, title, language, doorsMinutes, importantInfo, audioSample } = production;
  return (
    <div className="detail-head">
      <Facts ages={ages} minutes={minutes} place={place} language={language} doorsMinutes={doorsMinutes} />
      <div>
        <ImportantInfo text={importantInfo} />
        <div className="detail-extras">
          {firstExtras}
          <SampleOnPage id={id} sample={audioSample} />
          <ShareButton title={title.text} />
          {lastExtras}
        </div>
        <ProductionIntro production={production} hours={hours} />
      </div>
    </div>
  );
}
