import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useRef } from 'react';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { headlineOf, type ListTop, pathTo } from '#features/core/navigation/index.ts';
import { useSignedIn } from '#features/people/accounts/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { PageSheet } from '#ui/page-sheet.tsx';
import { StaticPart } from '#ui/static-part.tsx';
import type { RenderBooking } from '../components/favourite-card.tsx';
import { useFavourites } from '../components/use-favourites.ts';
import { toggleStored } from '../toggle-stored.ts';

const ART = artworkUrl('music', 'favoriten~bird~columns~bright', [16, 9]);

// Not every visit has a list, and only the browser knows of it.
const FavouriteList = lazy(() =>
  import('../components/favourite-list.tsx').then((list) => ({ default: list.FavouriteList })),
);

/** The dates saved in this browser; it fetches them itself. The page is the same for everybody. */
export function FavouritesScreen({
  page,
  renderBooking,
}: {
  page: ListTop & { language: Language; today: Day };
  renderBooking: RenderBooking;
}) {
  const { lead, language, today } = page;
  const headline = headlineOf(page);
  const ids = useFavourites();
  const isSignedIn = useSignedIn();
  const here = pathTo('favourites', language);
  const heading = useRef<HTMLHeadingElement>(null);
  const drop = (id: number) => {
    toggleStored(id);
    heading.current?.focus();
  };
  return (
    <div className={classNames('favourites-page', ids?.length === 0 && 'short-page')}>
      <PageSheet surface="surface-rosa" art={ids?.length === 0 ? ART : undefined}>
        <h1 ref={heading} tabIndex={-1} className="text-title" lang={headline.lang}>
          {headline.text}
        </h1>
        <p className="lead" lang={lead?.lang}>
          {lead ? (
            lead.text
          ) : isSignedIn ? (
            <Trans>The dates you’ve saved. They’re in your account, on every device.</Trans>
          ) : (
            <Trans>
              The dates you’ve saved. They’re only in this browser and nowhere else.{' '}
              <Link to={`${pathTo('signIn', language)}?${new URLSearchParams({ next: here })}`}>Sign in</Link>{' '}
              and they’ll follow you to every device.
            </Trans>
          )}
        </p>
      </PageSheet>
      {page.above === undefined ? null : <StaticPart name="above" html={page.above} />}
      <div className="wrap" data-booking="">
        <div aria-live="polite" className="grid gap-6">
          {ids?.length === 0 ? <Empty language={language} /> : null}
          {ids && ids.length > 0 ? (
            <Suspense>
              <FavouriteList
                ids={ids}
                today={today}
                language={language}
                onDrop={drop}
                renderBooking={renderBooking}
              />
            </Suspense>
          ) : null}
        </div>
        {ids && ids.length > 0 ? (
          <a href={`/${language}/feeds/favourites.ics?ids=${ids.join()}`} className="text-link">
            <Icon name="calendar" />
            <Trans>Subscribe in your calendar</Trans>
          </a>
        ) : null}
        <noscript>
          <p>
            <Trans>Your browser can only show your favorites if scripts are allowed.</Trans>
          </p>
        </noscript>
      </div>
    </div>
  );
}

function Empty({ language }: { language: Language }) {
  return (
    <>
      <p>
        <Trans>Nothing here yet. You’ll find the heart on the page of every date.</Trans>
      </p>
      <p>
        <ButtonLink to={pathTo('calendar', language)}>
          <Trans>Whole calendar</Trans>
        </ButtonLink>
      </p>
    </>
  );
}
