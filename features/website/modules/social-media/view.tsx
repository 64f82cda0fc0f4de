import { PLACEHOLDER_TEXTS } from '#features/core/consent/index.ts';
import { parseEmbedAddress } from '#lib/embed-address.ts';
import { EmbedPlaceholder } from '../components/embed-placeholder.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { socialMedia } from './module.ts';

/**
 * Shows the content of a post in our own words; the post itself once the visitor asks for it, if its provider can be
 * shown at all.
 */
function SocialMediaView({ values, text, language }: ViewProps<typeof socialMedia>) {
  const { embed: address, text: words, note } = values;
  const post = address ? parseEmbedAddress('social', address) : null;
  if (!words || !post) return null;
  const { embed, page, provider } = post;
  return (
    <figure className="social-post surface-rosa-hell">
      <blockquote>
        <p className="social-post-words" {...text('text')} />
      </blockquote>
      {note ? <figcaption className="social-post-note" {...text('note')} /> : null}
      {embed ? (
        <EmbedPlaceholder
          kind="social"
          embed={embed}
          page={page}
          provider={provider}
          title={words.text}
          picture={null}
          language={language}
        />
      ) : (
        <a href={page} target="_blank" rel="noopener" className="text-link">
          {PLACEHOLDER_TEXTS[language].elsewhere.replace('{provider}', provider)}
        </a>
      )}
    </figure>
  );
}

export const view: ModuleView = { View: SocialMediaView };
