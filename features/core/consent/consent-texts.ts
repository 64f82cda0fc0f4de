import type { Language } from '#lib/localized.ts';

/** Texts of the dialog; here rather than in the messages of the pages, because the browser loads them when it is asked. */
export interface ConsentTexts {
  title: string;
  intro: string;
  required: [title: string, text: string];
  tracking: [title: string, text: string];
  media: [title: string, text: string];
  acceptAll: string;
  onlyRequired: string;
  save: string;
  privacy: string;
  imprint: string;
}

export const CONSENT_TEXTS: Record<Language, ConsentTexts> = {
  de: {
    title: 'Krümel, aber nur wenn du magst',
    intro:
      'Manche Krümel (Cookies) halten deinen Warenkorb zusammen. Andere zeigen uns, was Familien suchen. Du entscheidest und kannst es dir unten im Fuß der Seite anders überlegen.',
    required: ['Notwendig', 'Warenkorb, Anmeldung, geschlossene Hinweise. Immer an.'],
    tracking: ['Tracking', 'Statistik, Werbung, Werkzeuge sozialer Netzwerke und ein Marketing-Hub.'],
    media: [
      'Medien',
      'Video, Audio, Podcasts, Magazine zum Blättern und ein Formulardienst, alles von fremden Anbietern.',
    ],
    acceptAll: 'Alle erlauben',
    onlyRequired: 'Nur notwendige',
    save: 'Auswahl speichern',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
  },
  en: {
    title: 'Crumbs, but only if you like',
    intro:
      'Some crumbs (cookies) hold your cart together. Others show us what families are looking for. It’s up to you, and you can change your mind at the bottom of the page.',
    required: ['Necessary', 'Cart, sign-in, notices you’ve closed. Always on.'],
    tracking: ['Tracking', 'Analytics, ads, social media tools and a marketing hub.'],
    media: [
      'Media',
      'Video, audio, podcasts, the magazine viewer and the form service, all from other companies.',
    ],
    acceptAll: 'Accept all',
    onlyRequired: 'Necessary only',
    save: 'Save choice',
    privacy: 'Privacy policy',
    imprint: 'Imprint',
  },
};
