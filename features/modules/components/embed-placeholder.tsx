import { PLACEHOLDER_TEXTS } from '#features/consent/index.ts';
import type { Picture } from '#features/content/index.ts';
import type { Language } from '#lib/localized.ts';
import { ModulePicture } from './picture.tsx';

/**
 * Stands where something of another provider would be, in a part without code: nothing is asked of that provider before the
 * visitor wants it (`watchEmbeds`). Without scripts there is a link to the provider's own page.
 */
export function EmbedPlaceholder({
  embed,
  page,
  provider,
  title,
  picture,
  language,
}: {
  /** What a frame shows. */
  embed: string;
  /** Where it is shown at the provider's. */
  page: string;
  /** As visitors know it. */
  provider: string;
  title: string;
  /** Our own picture in its place. */
  picture: Picture;
  language: Language;
}) {
  const texts = PLACEHOLDER_TEXTS[language];
  return (
    <div className="media-placeholder" data-embed={embed} data-embed-title={`${title}, ${provider}`}>
      <ModulePicture picture={picture} format="16:9" uncut />
      <div className="media-placeholder-card surface-paper">
        <p className="media-placeholder-title">{texts.title}</p>
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
          {texts.elsewhere.replace('{provider}', provider)}
        </a>
      </div>
    </div>
  );
}
