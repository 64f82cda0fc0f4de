import type { Language } from '#lib/localized.ts';

/** Texts in the place of media; `{provider}` stands for its name. Only pages with media load them. */
export const PLACEHOLDER_TEXTS: Record<
  Language,
  Record<'title' | 'reason' | 'once' | 'always' | 'elsewhere', string>
> = {
  de: {
    title: 'Erst dein Ja, dann der Film.',
    reason: 'Er kommt von {provider}. Erst wenn du ihn lädst, erfährt {provider}, dass du hier bist.',
    once: 'Einmal laden',
    always: 'Immer laden',
    elsewhere: 'Bei {provider} ansehen',
  },
  en: {
    title: 'Your yes first, then the film.',
    reason: 'It comes from {provider}. Only when you load it does {provider} learn that you are here.',
    once: 'Load once',
    always: 'Always load',
    elsewhere: 'Watch it at {provider}',
  },
};
