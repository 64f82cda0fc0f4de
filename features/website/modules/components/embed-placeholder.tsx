import { PLACEHOLDER_TEXTS, type PlaceholderKind } from '#features/core/consent/index.ts';
import type { Picture } from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';
import { ModulePicture } from './picture.tsx';

/** Consent each kind of embed requires of a visitor (docs/product/consent-and-media.md). */
const ASKS = {
  video: 'media',
  audio: 'media',
  viewer: 'media',
  form: 'media',
  html: 'media',
  social: 'tracking',
} as const;

/**
 * Stands where something of another provider would be, in a part without code: nothing is asked of that provider before the
 * visitor wants it (`watchEmbeds`). Without scripts there is a link to the provider's own page.
 */
export function EmbedPlaceholder({
  kind,
  embed,
  page,
  provider,
  title,
  picture,
  language,
}: {
  kind: PlaceholderKind;
  /** Address the frame loads. */
  embed: string;
  /** Address of its standalone page, usually at the provider's. */
  page: string;
  /** As visitors know it. */
  provider: string;
  title: string;
  /** Our own picture in its place; without one there is the sheet alone. */
  picture: Picture | null;
  language: Language;
}) {
  const texts = PLACEHOLDER_TEXTS[language];
  return (
    <div
      className="media-placeholder"
      data-embed={embed}
      data-embed-title={`${title}, ${provider}`}
      data-embed-asks={ASKS[kind]}
      data-embed-kind={kind}
    >
      {picture ? <ModulePicture picture={picture} format="16:9" uncut /> : null}
      <div className="media-placeholder-card surface-paper">
        <p className="media-placeholder-title">{texts.title[kind]}</p>
        <p>{texts.reason.replaceAll('{provider}', provider)}</p>
        <div className="media-placeholder-buttons">
          <button type="button" className="button" data-embed-load="once">
            <i className="button-hole" />
            <span>{texts.once}</span>
          </button>
          <button type="button" className="button button-ghost" data-embed-load="always">
            <i className="button-hole" />
            <span>{texts.always}</span>
          </button>
        </div>
        <a href={page} target="_blank" rel="noopener">
          {kind === 'html' ? texts.alone : texts.elsewhere.replace('{provider}', provider)}
        </a>
      </div>
    </div>
  );
}
