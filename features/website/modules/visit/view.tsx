import { Trans } from '@lingui/react/macro';
import { anchorId } from '#features/core/documents/index.ts';
import { WeekHours } from '#features/programme/opening-hours/index.ts';
import type { Visit } from '#features/programme/venues/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import { DrawnPlan } from './drawn-plan.tsx';
import type { visit } from './module.ts';
import { routeTo } from './route-to.ts';

/** When the venue is open and how to get there. */
function VisitView({ id, values, text, loaded }: ViewProps<typeof visit>) {
  // Data from its loader (`features/programme/venues/find-visit.server.ts`).
  const { hours, address = null } = (loaded ?? {}) as unknown as Partial<Visit>;
  const { headline, without_hours: withoutHours, stop, anchor } = values;
  const name = anchorId(`${id}.name`);
  const ways = values.ways.filter((way) => way.values.name);
  return (
    <section
      id={anchor ? anchorId(anchor.text) : undefined}
      className={classNames('visit', withoutHours && 'visit-way-only')}
      aria-labelledby={name}
    >
      <div>
        <h2 id={name} className="text-d3">
          {headline ? <span {...text('headline')} /> : <Trans>Drop by</Trans>}
        </h2>
        {hours && !withoutHours ? (
          <CachedFragment className="mt-6">
            <WeekHours hours={hours} />
          </CachedFragment>
        ) : null}
      </div>
      {address || ways.length > 0 ? (
        <div className="visit-way">
          <DrawnPlan stop={stop ? text('stop') : null} />
          <ul className="visit-links">
            {ways.map((way) => (
              <li key={way.id}>
                <Icon name={way.values.by} />
                <div>
                  <h3 {...way.text('name')} />
                  {way.values.text ? <p {...way.text('text')} /> : null}
                </div>
              </li>
            ))}
            {address ? (
              <li>
                <Icon name="pin" />
                <div>
                  <h3>{address.name}</h3>
                  <p>
                    {address.street}, {address.place}
                  </p>
                  {ways.length === 0 ? <p lang={address.directions.lang}>{address.directions.text}</p> : null}
                  <p className="visit-route">
                    <ButtonLink href={routeTo(address)} variant="ghost" size="small">
                      <Trans>Plan a route</Trans>
                    </ButtonLink>
                  </p>
                </div>
              </li>
            ) : null}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

export const view: ModuleView = { View: VisitView };
