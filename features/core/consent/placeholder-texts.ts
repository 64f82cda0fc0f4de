import type { EmbedKind } from '#lib/embed-hosts.ts';
import type { Language } from '#lib/localized.ts';

/** Content behind a placeholder: an embed or a form of a provider, or the site's own HTML that may load from others. */
export type PlaceholderKind = EmbedKind | 'form' | 'html';

/** Texts shown in place of content from another provider. */
interface PlaceholderTexts extends Record<'reason' | 'once' | 'always' | 'elsewhere' | 'alone', string> {
  title: Record<PlaceholderKind, string>;
}

/** Texts in the place of media; `{provider}` stands for its name. Only pages with media load them. */
export const PLACEHOLDER_TEXTS: Record<Language, PlaceholderTexts> = {
  de: {
    title: {
      video: 'Erst dein Ja, dann der Film.',
      audio: 'Erst dein Ja, dann der Ton.',
      viewer: 'Erst dein Ja, dann zum Blättern.',
      social: 'Erst dein Ja, dann der Beitrag.',
      form: 'Erst dein Ja, dann das Formular.',
      html: 'Erst dein Ja, dann geht es auf.',
    },
    reason: 'Das kommt von {provider}. Erst wenn du es lädst, erfährt {provider}, dass du hier bist.',
    once: 'Einmal laden',
    always: 'Immer laden',
    elsewhere: 'Bei {provider} ansehen',
    alone: 'Für sich allein öffnen',
  },
  en: {
    title: {
      video: 'You say yes, we play the film.',
      audio: 'You say yes, we play the sound.',
      viewer: 'You say yes, we turn the pages.',
      social: 'You say yes, we show the post.',
      form: 'You say yes, we show the form.',
      html: 'You say yes, we open it up.',
    },
    reason: 'This comes from {provider}. They’ll only know you’re here once you load it.',
    once: 'Load once',
    always: 'Always load',
    elsewhere: 'See it on {provider}',
    alone: 'Open on its own',
  },
};
