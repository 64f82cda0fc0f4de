import { anchorId } from '#features/core/documents/index.ts';
import { VenueCard } from '../components/venue-card.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { venueList } from './module.ts';
import type { ShownVenue } from './shown-venue.ts';

function VenueListView({ loaded, values: { anchor } }: ViewProps<typeof venueList>) {
  const venues = (loaded ?? []) as unknown as ShownVenue[];
  if (venues.length === 0) return null;
  return (
    <ul className="venue-list rule" id={anchor ? anchorId(anchor.text) : undefined}>
      {venues.map((venue) => (
        <li key={venue.id}>
          <VenueCard venue={venue} />
        </li>
      ))}
    </ul>
  );
}

export const view: ModuleView = { View: VenueListView };
