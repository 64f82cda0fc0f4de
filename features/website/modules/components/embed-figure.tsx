import { anchorId, type ElementProps, type Picture } from '#features/core/documents/index.ts';
import { parseEmbedAddress } from '#lib/embed-address.ts';
import type { Language, ShownText } from '#lib/localized.ts';
import { EmbedPlaceholder } from './embed-placeholder.tsx';

/** A sound or a booklet of another provider, which is asked for nothing before the visitor wants it. */
export function EmbedFigure({
  kind,
  values: { embed, title, image, anchor },
  text,
  language,
}: {
  kind: 'audio' | 'viewer';
  values: { embed: string | null; title: ShownText | null; image: Picture | null; anchor: ShownText | null };
  text: (field: 'title') => ElementProps;
  language: Language;
}) {
  const found = embed ? parseEmbedAddress(kind, embed) : null;
  if (!title || !found?.embed) return null;
  return (
    <figure className="module-embed" data-kind={kind} id={anchor ? anchorId(anchor.text) : undefined}>
      <EmbedPlaceholder
        kind={kind}
        embed={found.embed}
        page={found.page}
        provider={found.provider}
        title={title.text}
        picture={image}
        language={language}
      />
      <figcaption className="module-caption">
        <strong {...text('title')} />
      </figcaption>
    </figure>
  );
}
