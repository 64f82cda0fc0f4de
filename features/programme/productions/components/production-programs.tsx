import { Trans, useLingui } from '@lingui/react/macro';
import { type ArtworkType, artworkUrl } from '#features/core/artwork/index.ts';
import { Artwork } from '#ui/artwork.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ProductionView } from '../production-view.ts';

type Program = ProductionView['programs'][number];

/**
 * Programmes around a production. With the design flag "detail program overlay"
 * (docs/product/detail-pages.md#programmes) each opens over the page, otherwise its text stands in the list.
 */
export function ProductionPrograms({
  programs,
  type,
  inOverlay,
}: {
  programs: Program[];
  type: ArtworkType;
  inOverlay: boolean;
}) {
  return (
    <ul className="program-list">
      {programs.map((program) => (
        <li key={program.slug}>
          <Artwork src={artworkUrl(type, program.slug, [4, 3])} width={4} height={3} />
          <h3 lang={program.title.lang}>{program.title.text}</h3>
          {inOverlay ? <ProgramOverlay program={program} type={type} /> : <ProgramText program={program} />}
        </li>
      ))}
    </ul>
  );
}

function ProgramText({ program: { text } }: { program: Program }) {
  return (
    <p className="muted text-sm" lang={text.lang}>
      {text.text}
    </p>
  );
}

/** A popover: the platform opens and closes it without a script. */
function ProgramOverlay({ program: { slug, title, text }, type }: { program: Program; type: ArtworkType }) {
  const { t } = useLingui();
  const id = `program-${slug}`;
  const name = title.text;
  return (
    <>
      <button type="button" className="text-link" popoverTarget={id}>
        <Trans>More about it</Trans>
        <VisuallyHidden> {name}</VisuallyHidden>
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className="dialog program-overlay"
      >
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="round-button"
          aria-label={t`Close`}
        >
          <Icon name="close" />
        </button>
        <Artwork src={artworkUrl(type, slug, [4, 3])} width={4} height={3} uncut />
        <h3 id={`${id}-title`} lang={title.lang} className="text-d2">
          {name}
        </h3>
        <p lang={text.lang}>{text.text}</p>
      </div>
    </>
  );
}
