import type { Localized } from '#lib/localized.ts';

/** Names of a venue's tables for people, by table. */
const WORDS: Record<string, Localized> = {
  orders: { de: 'Bestellungen', en: 'orders' },
  performances: { de: 'Termine im Verkauf', en: 'dates on sale' },
  form_entries: { de: 'Einsendungen mit Formularen', en: 'form entries' },
  assets: { de: 'Dateien in den Medien', en: 'media files' },
  asset_former_files: { de: 'frühere Adressen von Dateien', en: 'old file addresses' },
  asset_consents: { de: 'Einwilligungen', en: 'consents' },
  rooms: { de: 'Räume', en: 'rooms' },
  seasons: { de: 'Spielzeiten', en: 'seasons' },
  series: { de: 'Reihen', en: 'series' },
  event_tags: { de: 'Schlagworte für Termine', en: 'event tags' },
  production_tags: { de: 'Schlagworte für Produktionen', en: 'production tags' },
  person_categories: { de: 'Gruppen von Personen', en: 'ensemble groups' },
  persons: { de: 'Personen', en: 'people' },
  productions: { de: 'Produktionen', en: 'productions' },
  events: { de: 'Termine', en: 'dates' },
  questions: { de: 'Fragen an der Kasse', en: 'questions at checkout' },
  article_categories: { de: 'Rubriken', en: 'article categories' },
  article_tags: { de: 'Themen von Beiträgen', en: 'article topics' },
  articles: { de: 'Beiträge', en: 'articles' },
  containers: { de: 'Hinweise auf Seiten', en: 'page sections' },
  object_texts: { de: 'Entwürfe von Texten', en: 'draft texts' },
  pages: { de: 'Seiten', en: 'pages' },
  documents: { de: 'Inhalte von Seiten', en: 'page contents' },
  document_versions: { de: 'Fassungen von Seiten', en: 'page versions' },
  html_files: { de: 'HTML-Dateien', en: 'HTML files' },
  forms: { de: 'Formulare', en: 'forms' },
  opening_hours_exceptions: { de: 'Ausnahmen der Öffnungszeiten', en: 'opening-hours exceptions' },
  breaking_news: { de: 'Meldungen', en: 'breaking news' },
  sticky_items: { de: 'Anhänger', en: 'sticky items' },
  teasers: { de: 'Anreißer', en: 'teasers' },
  redirects: { de: 'Weiterleitungen', en: 'redirects' },
  search_synonyms: { de: 'gleiche Suchwörter', en: 'search synonyms' },
};

/** Returns the name of a table's rows; the table's own name for those that people never see. */
export const tableWords = (table: string): Localized => WORDS[table] ?? { de: table, en: table };
