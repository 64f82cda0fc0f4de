import { Artwork } from '#app/ui/artwork.tsx';
import { type ArtworkType, artworkUrl } from '#features/artwork/index.ts';
import type { ProductionView } from '../production-view.ts';

/** What happens around a production. */
export function ProductionPrograms({
  programs,
  type,
}: {
  programs: ProductionView['programs'];
  type: ArtworkType;
}) {
  return (
    <ul className="program-list">
      {programs.map((program) => (
        <li key={program.slug}>
          <Artwork src={artworkUrl(type, program.slug, [4, 3])} width={4} height={3} />
          <h3 lang={program.title.lang}>{program.title.text}</h3>
          <p className="muted text-sm" lang={program.text.lang}>
            {program.text.text}
          </p>
        </li>
      ))}
    </ul>
  );
}
