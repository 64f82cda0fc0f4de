import { Trans } from '@lingui/react/macro';
import { anchorId } from '#features/content/index.ts';
import { WeekHours } from '#features/opening-hours/index.ts';
import type { Visit } from '#features/venues/index.ts';
import { KeptPart } from '#ui/kept-part.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { visit } from './module.ts';

/** When the house is open and how to get there. */
function VisitView({ id, values, text, loaded }: ViewProps<typeof visit>) {
  // What its own loader brought (`features/venues/find-visit.server.ts`).
  const { hours, address = null } = (loaded ?? {}) as unknown as Partial<Visit>;
  const name = anchorId(`${id}.name`);
  return (
    <section
      id={values.anchor ? anchorId(values.anchor.text) : undefined}
      className="visit"
      aria-labelledby={name}
    >
      <div>
        <h2 id={name} className="text-d3">
          {values.headline ? <span {...text('headline')} /> : <Trans>Come by</Trans>}
        </h2>
        {hours ? (
          <KeptPart className="mt-6">
            <WeekHours hours={hours} />
          </KeptPart>
        ) : null}
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
    </section>
  );
}

export const look: ModuleView = { View: VisitView };
