import type { Localized } from '#lib/localized.ts';

/** What people find in a house, by its table. */
const WORDS: Record<string, Localized> = {
  orders: { de: 'Bestellungen', en: 'orders' },
  performances: { de: 'Termine im Verkauf', en: 'events on sale' },
  form_entries: { de: 'Einsendungen mit Formularen', en: 'entries of forms' },
  assets: { de: 'Dateien in den Medien', en: 'files in the media' },
  asset_former_files: { de: 'frühere Adressen von Dateien', en: 'former addresses of files' },
  asset_consents: { de: 'Einwilligungen', en: 'consents' },
  rooms: { de: 'Räume', en: 'rooms' },
  seasons: { de: 'Spielzeiten', en: 'seasons' },
  series: { de: 'Reihen', en: 'series' },
  event_tags: { de: 'Schlagworte für Termine', en: 'tags of events' },
  production_tags: { de: 'Schlagworte für Produktionen', en: 'tags of productions' },
  person_categories: { de: 'Gruppen von Personen', en: 'groups of people' },
  persons: { de: 'Personen', en: 'people' },
  productions: { de: 'Produktionen', en: 'productions' },
  events: { de: 'Termine', en: 'events' },
  questions: { de: 'Fragen an der Kasse', en: 'questions at checkout' },
  article_categories: { de: 'Rubriken', en: 'categories of articles' },
  article_tags: { de: 'Themen von Beiträgen', en: 'tags of articles' },
  articles: { de: 'Beiträge', en: 'articles' },
  containers: { de: 'Hinweise auf Seiten', en: 'sections of pages' },
  object_texts: { de: 'Entwürfe von Texten', en: 'drafts of texts' },
  pages: { de: 'Seiten', en: 'pages' },
  documents: { de: 'Inhalte von Seiten', en: 'contents of pages' },
  document_versions: { de: 'Fassungen von Seiten', en: 'versions of pages' },
  html_files: { de: 'HTML-Dateien', en: 'HTML files' },
  forms: { de: 'Formulare', en: 'forms' },
  opening_hours_exceptions: { de: 'Ausnahmen der Öffnungszeiten', en: 'exceptions of opening hours' },
  breaking_news: { de: 'Meldungen', en: 'breaking news' },
  sticky_items: { de: 'Anhänger', en: 'sticky items' },
  teasers: { de: 'Anreißer', en: 'teasers' },
  redirects: { de: 'Weiterleitungen', en: 'redirects' },
  search_synonyms: { de: 'gleiche Suchwörter', en: 'search synonyms' },
};

/** What the rows of a table are called; its own name where people never see them. */
export const tableWords = (table: string): Localized => WORDS[table] ?? { de: table, en: table };
