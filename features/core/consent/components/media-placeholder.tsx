import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Language } from '#lib/localized.ts';
import { Artwork } from '#ui/artwork.tsx';
import { Button } from '#ui/button.tsx';
import { CHOICE_EVENT, currentChoice, saveChoice } from '../choice-cookie.ts';
import { PLACEHOLDER_TEXTS } from '../placeholder-texts.ts';

/**
 * Placeholder of embedded content (docs/design/components.md#placeholder): no request goes to the provider before the
 * visitor consents, once or always. `children` is the frame to load then; it is rendered in browsers only, and takes the
 * focus of the pressed button. Without scripts there is a link to the provider's page.
 */
export function MediaPlaceholder({
  provider,
  address,
  art,
  language,
  children,
}: {
  /** As visitors know it: `YouTube`. */
  provider: string;
  /** Address of the media at the provider. */
  address: string;
  /** Our own picture in its place. */
  art: string;
  language: Language;
  children: () => ReactNode;
}) {
  const [mayLoad, setMayLoad] = useState(false);
  const media = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    const update = () => setMayLoad((before) => before || currentChoice()?.media === true);
    update();
    addEventListener(CHOICE_EVENT, update);
    return () => removeEventListener(CHOICE_EVENT, update);
  }, []);
  useEffect(() => {
    if (mayLoad && wasAsked.current) media.current?.querySelector('iframe')?.focus();
  }, [mayLoad]);
  if (mayLoad) return <div ref={media}>{children()}</div>;

  const texts = PLACEHOLDER_TEXTS[language];
  const once = () => {
    wasAsked.current = true;
    setMayLoad(true);
  };
  const always = () => {
    wasAsked.current = true;
    saveChoice({ tracking: currentChoice()?.tracking ?? false, media: true });
  };
  return (
    <div className="media-placeholder">
      <Artwork src={art} width={16} height={9} uncut />
      <div className="media-placeholder-card surface-paper">
        <p className="media-placeholder-title">{texts.title.video}</p>
        <p>{texts.reason.replaceAll('{provider}', provider)}</p>
        <div className="media-placeholder-buttons">
          <Button onClick={once}>{texts.once}</Button>
          <Button variant="ghost" onClick={always}>
            {texts.always}
          </Button>
        </div>
        <a href={address} target="_blank" rel="noopener">
          {texts.elsewhere.replace('{provider}', provider)}
        </a>
      </div>
    </div>
  );
}
