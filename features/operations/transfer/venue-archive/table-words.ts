import type { MessageDescriptor } from '@lingui/core';
import { translate } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';

/** Names of a house's tables for people, by table. */
const WORDS: Record<string, MessageDescriptor> = {
  orders: msg`orders`,
  performances: msg`dates on sale`,
  form_entries: msg({ message: 'form entries', context: 'archive' }),
  assets: msg`media files`,
  asset_former_files: msg`old file addresses`,
  asset_consents: msg`consents`,
  rooms: msg`rooms`,
  seasons: msg`seasons`,
  series: msg`series`,
  event_tags: msg`event tags`,
  production_tags: msg`production tags`,
  person_categories: msg`ensemble groups`,
  persons: msg`people`,
  productions: msg`productions`,
  events: msg`dates`,
  questions: msg`questions at checkout`,
  article_categories: msg`article categories`,
  article_tags: msg`article topics`,
  articles: msg`articles`,
  containers: msg`page sections`,
  object_texts: msg`draft texts`,
  pages: msg`pages`,
  documents: msg`page contents`,
  document_versions: msg`page versions`,
  html_files: msg`HTML files`,
  forms: msg`forms`,
  opening_hours_exceptions: msg`opening-hours exceptions`,
  breaking_news: msg`breaking news`,
  sticky_items: msg`sticky items`,
  teasers: msg`teasers`,
  redirects: msg`redirects`,
  search_synonyms: msg`search synonyms`,
};

/** Returns the name of a table's rows; the table's own name for those that people never see. */
export function tableWords(table: string, language: Language): string {
  const words = WORDS[table];
  return words ? translate(words, language) : table;
}
