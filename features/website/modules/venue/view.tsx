import { anchorId } from '#features/core/documents/index.ts';
import { VenueCard } from '../components/venue-card.tsx';
import type { ShownVenue } from '../venue-list/shown-venue.ts';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { venue } from './module.ts';

function VenueView({ loaded, values: { anchor } }: ViewProps<typeof venue>) {
  // A venue's loader brings it alone.
  const [shown] = (loaded ?? []) as unknown as ShownVenue[];
  if (!shown) return null;
  return (
    <div id={anchor ? anchorId(anchor.text) : undefined}>
      <VenueCard venue={shown} />
    </div>
  );
}

export const view: ModuleView = { View: VenueView };
