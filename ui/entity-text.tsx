import { createContext, use } from 'react';
import type { Language, ShownText } from '#lib/localized.ts';
import { RichText } from './rich-text.tsx';

/** Display of the texts of a page's entity. */
interface EntityDraft {
  /** Their elements say which field they show, so that an editor finds them (docs/decisions/0061). */
  isMarked?: boolean;
  /** Preview texts shown in place of the visitors' text, by field; `null` where it is empty. */
  instead?: ReadonlyMap<string, ShownText | null>;
}

const EMPTY_TEXT: ShownText = { text: '' };

const AsPublished = createContext<EntityDraft>({});

/** How the texts within it are shown; without it as visitors read them. */
export const EntityTexts = AsPublished.Provider;

interface TextProps {
  lang: Language | undefined;
  children: string;
  'data-text'?: string;
}

/** Props of an element that shows one of those texts: `<h1 {...text('title', series.title)} />`. */
export function useEntityText(): (field: string | undefined, published: ShownText) => TextProps {
  const texts = use(AsPublished);
  return (field, published) => {
    const { text, lang } = textOf(texts, field, published);
    return { lang, children: text, ...(texts.isMarked && field ? { 'data-text': field } : {}) };
  };
}

/** The same for rich text. Its marker takes no space. */
export function EntityRichText({
  field,
  html,
  className,
}: {
  field: string;
  html: ShownText;
  className?: string;
}) {
  const texts = use(AsPublished);
  const shown = <RichText html={textOf(texts, field, html)} className={className} />;
  return texts.isMarked ? (
    <div className="contents" data-text-within={field}>
      {shown}
    </div>
  ) : (
    shown
  );
}

function textOf({ instead }: EntityDraft, field: string | undefined, published: ShownText): ShownText {
  const other = field === undefined ? undefined : instead?.get(field);
  return other === undefined ? published : (other ?? EMPTY_TEXT);
}
