import type { ElementProps, Picture } from '#features/content/index.ts';
import { parseEmbedAddress } from '#features/media/index.ts';
import type { Language, ShownText } from '#lib/localized.ts';
import { EmbedPlaceholder } from './embed-placeholder.tsx';

/** A sound or a booklet of another provider, which is asked for nothing before the visitor wants it. */
export function EmbedFigure({
  kind,
  address,
  title,
  titleProps,
  picture,
  anchor,
  language,
}: {
  kind: 'audio' | 'viewer';
  address: string | null;
  title: ShownText | null;
  titleProps: ElementProps;
  picture: Picture | null;
  anchor: string | undefined;
  language: Language;
}) {
  const found = address ? parseEmbedAddress(kind, address) : null;
  if (!title || !found?.embed) return null;
  return (
    <figure className="module-embed" data-kind={kind} id={anchor}>
      <EmbedPlaceholder
        kind={kind}
        embed={found.embed}
        page={found.page}
        provider={found.provider}
        title={title.text}
        picture={picture}
        language={language}
      />
      <figcaption className="module-caption">
        <strong {...titleProps} />
      </figcaption>
    </figure>
  );
}
