import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { Artwork } from '#ui/artwork.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { AccountOverview, NextVisit, OverviewVisit } from '../find-account-overview.server.ts';

/** The overview of the personal area: the next visit with its ticket, the following ones, and `notes` on the rest. */
export function OverviewScreen({
  firstName,
  overview: { next, after },
  notes,
  navigation,
  language,
}: {
  firstName: string;
  overview: AccountOverview;
  notes: ReactNode;
  navigation: ReactNode;
  language: Language;
}) {
  return (
    <div className="wrap orders-page overview">
      <header>
        <h1 className="text-title">
          <Trans>Hello, {firstName}.</Trans>
        </h1>
        <p className="lead">{next ? <Until days={next.inDays} /> : <Trans>Nothing booked yet.</Trans>}</p>
      </header>
      {navigation}
      <div className="overview-parts">
        {next ? (
          <Next visit={next} />
        ) : (
          <p>
            <ButtonLink href={pathTo('calendar', language)}>
              <Trans>Go to calendar</Trans>
            </ButtonLink>
          </p>
        )}
        {after.length > 0 ? <After visits={after} language={language} /> : null}
        <div className="overview-notes">{notes}</div>
      </div>
    </div>
  );
}

function Until({ days }: { days: number }) {
  if (days === 0) return <Trans>You’re on today.</Trans>;
  return <Plural value={days} one="It starts tomorrow." other="It starts in # days." />;
}

/** The stub of the soonest visit, with the code of its first ticket. */
function Next({ visit }: { visit: NextVisit }) {
  const { t } = useLingui();
  const { title, quantity, stub, qr } = visit;
  return (
    <section className="overview-next surface-rot" aria-labelledby="overview-next">
      {stub ? (
        <picture>
          <source media="(width < 48rem)" srcSet={stub.narrow} width={400} height={100} />
          <img src={stub.upright} alt="" width={300} height={900} />
        </picture>
      ) : null}
      <div className="overview-next-text">
        <p className="text-sm">
          <strong>
            <Trans>Next</Trans>
          </strong>
        </p>
        <p className="overview-when">
          <span className="overview-day" aria-hidden="true">
            {visit.day}
          </span>
          <strong>{visit.when}</strong>
        </p>
        <h2 id="overview-next" className="text-d2" lang={title?.lang}>
          {title ? title.text : <Trans>Tickets</Trans>}
        </h2>
        <p>
          <Plural value={quantity} one="# ticket" other="# tickets" />
          {visit.place ? <> · {visit.place}</> : null}
        </p>
        <p className="overview-links">
          {visit.ticketPath ? (
            <ButtonLink href={visit.ticketPath} variant="white">
              <Plural value={quantity} one="Show ticket" other="Show # tickets" />
            </ButtonLink>
          ) : null}
          <a href={visit.orderPath} className="text-link">
            <Trans>Exchange or return</Trans>
          </a>
        </p>
        <Due visit={visit} />
      </div>
      {qr && visit.ticketPath ? (
        <a href={visit.ticketPath} className="overview-code">
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t`QR code of the first ticket`}>
            <path d={qr.path} />
          </svg>
          <Trans>1 of {quantity}</Trans>
        </a>
      ) : null}
    </section>
  );
}

function After({ visits, language }: { visits: OverviewVisit[]; language: Language }) {
  return (
    <section aria-labelledby="overview-after">
      <div className="overview-heading">
        <h2 id="overview-after" className="text-d2">
          <Trans>After that</Trans>
        </h2>
        <a href={pathTo('orders', language)} className="text-link">
          <Trans>All orders</Trans>
        </a>
      </div>
      <ul className="overview-rows">
        {visits.map((visit) => (
          <li key={visit.id}>
            {visit.image ? <Artwork src={visit.image} width={72} height={72} /> : null}
            <div>
              <h3 className="text-d1" lang={visit.title?.lang}>
                {visit.title ? visit.title.text : <Trans>Tickets</Trans>}
              </h3>
              <p className="muted text-sm">
                {visit.when} · <Plural value={visit.quantity} one="# ticket" other="# tickets" />
              </p>
              <Due visit={visit} />
            </div>
            {visit.ticketPath ? (
              <ButtonLink href={visit.ticketPath} variant="ghost" size="small">
                <Trans>Show</Trans>
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The only action the page asks for. */
function Due({ visit: { openCents, orderPath } }: { visit: OverviewVisit }) {
  if (openCents === 0) return null;
  const amount = formatPrice(openCents);
  return (
    <p className="overview-due">
      <a href={orderPath} className="text-link">
        <Trans>{amount} still to pay</Trans>
      </a>
    </p>
  );
}
