import { Trans } from '@lingui/react/macro';
import { WeekHours } from '#features/opening-hours/index.ts';
import type { Shell } from '#features/shell/index.ts';

/** When the house is open and how to get there. */
export function Visit({ shell }: { shell: Shell }) {
  return (
    <section className="wrap section" aria-labelledby="visit">
      <div className="visit">
        <div>
          <h2 id="visit" className="text-d3">
            <Trans>Come today</Trans>
          </h2>
          <div className="mt-6">
            <WeekHours week={shell.week} />
          </div>
        </div>
        {shell.address ? (
          <div className="cut-note surface-rosa visit-note">
            <h3>
              <Trans>Getting here</Trans>
            </h3>
            <p>
              {shell.address.street}, {shell.address.place}
            </p>
            <p lang={shell.address.directions.lang}>{shell.address.directions.text}</p>
          </div>
        ) : null}
      </div>
    </section>
  );
}
