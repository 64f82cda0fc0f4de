import { Trans } from '@lingui/react/macro';
import { WeekHours } from '#features/opening-hours/index.ts';
import type { Visit as VisitFacts } from '#features/shell/index.ts';
import { KeptPart } from '#ui/kept-part.tsx';

/** When the house is open and how to get there. */
export function Visit({ visit }: { visit: VisitFacts }) {
  return (
    <section className="wrap section" aria-labelledby="visit">
      <KeptPart className="visit">
        <VisitContent visit={visit} />
      </KeptPart>
    </section>
  );
}

function VisitContent({ visit: { hours, address } }: { visit: VisitFacts }) {
  return (
    <>
      <div>
        <h2 id="visit" className="text-d3">
          <Trans>Come by</Trans>
        </h2>
        <div className="mt-6">
          <WeekHours hours={hours} />
        </div>
      </div>
      {address ? (
        <div className="cut-note surface-rosa visit-note">
          <h3>
            <Trans>Getting here</Trans>
          </h3>
          <p>
            {address.street}, {address.place}
          </p>
          <p lang={address.directions.lang}>{address.directions.text}</p>
        </div>
      ) : null}
    </>
  );
}
