import { Trans, useLingui } from '@lingui/react/macro';
import type { PhotoView } from '#features/core/media/index.ts';
import {
  calendarAddress,
  DetailHero,
  DetailSection,
  ProductionDates,
} from '#features/programme/calendar/index.ts';
import { WeekHours } from '#features/programme/opening-hours/index.ts';
import type { Language } from '#lib/localized.ts';
import { telephoneAddress } from '#lib/telephone-address.ts';
import { useEntityText } from '#ui/entity-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { VenuePage } from '../load-venue-page.server.ts';

/** A venue: how to get there and in, its rooms, when it is open, what happens there next. */
export function VenueScreen({
  page,
  photo,
  language,
}: {
  page: VenuePage;
  photo: PhotoView | null;
  language: Language;
}) {
  const { t } = useLingui();
  const text = useEntityText();
  const { name, directions, access, rooms, hours, dates } = page;
  return (
    <article>
      <DetailHero
        art={{ type: 'exhibition', slug: page.art }}
        photo={photo}
        title={name}
        subline={{ text: `${page.street}, ${page.place}` }}
        fields={{ title: 'name' }}
        above={null}
      >
        <a href={page.mapUrl} className="text-link" rel="noreferrer">
          <Icon name="pin" />
          <Trans>Show on a map (OpenStreetMap)</Trans>
        </a>
      </DetailHero>
      <div className="wrap detail">
        <DetailSection title={t`Getting here`}>
          <p className="lead" {...text('directions', directions)} />
        </DetailSection>
        <Contact phone={page.phone} email={page.email} />
        <DetailSection title={t`Getting in`}>
          <p className="lead" {...text('access', access)} />
        </DetailSection>
        {hours ? (
          <DetailSection id="opening-hours" title={t`Opening hours`}>
            <WeekHours hours={hours} />
          </DetailSection>
        ) : null}
        {rooms.length > 0 ? (
          <DetailSection title={t`Rooms`}>
            <ul className="room-list">
              {rooms.map((room) => (
                <li key={room.id}>
                  <h3>
                    <Link to={calendarAddress(language, { room: room.id })} className="event-link">
                      <span lang={room.name.lang}>{room.name.text}</span>
                    </Link>
                  </h3>
                  <p className="font-[650]" lang={room.floor.lang}>
                    {room.floor.text}
                  </p>
                  <p className="muted" lang={room.access.lang}>
                    {room.access.text}
                  </p>
                </li>
              ))}
            </ul>
          </DetailSection>
        ) : null}
        <DetailSection title={t`Coming up here`}>
          <ProductionDates dates={dates} />
        </DetailSection>
      </div>
    </article>
  );
}

function Contact({ phone, email }: Pick<VenuePage, 'phone' | 'email'>) {
  const { t } = useLingui();
  if (!phone && !email) return null;
  return (
    <DetailSection title={t`Contact`}>
      <ul className="flex flex-wrap gap-x-8">
        {phone ? (
          <li>
            <a href={telephoneAddress(phone)} className="text-link">
              {phone}
            </a>
          </li>
        ) : null}
        {email ? (
          <li>
            <a href={`mailto:${email}`} className="text-link">
              {email}
            </a>
          </li>
        ) : null}
      </ul>
    </DetailSection>
  );
}
