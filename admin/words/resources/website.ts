import { msg } from '@lingui/core/macro';
import { NAME, ONLINE, POSITION, type ResourceWords, SLUG } from './shared.ts';

/** Names of the website resources. */
export const websiteResources: Record<string, ResourceWords> = {
  'newsletter-subscriptions': {
    name: msg({ message: '{smart_count, plural, one {Newsletter subscriber} other {Newsletter}}' }),
    fields: {
      email: msg`Email`,
      language: msg`Language`,
      topics: msg({ message: 'Topics', context: 'field' }),
      since: msg`since`,
      since_from: msg`from`,
      since_to: msg`until`,
    },
  },
  teasers: {
    name: msg({ message: '{smart_count, plural, one {Teaser} other {Teasers}}' }),
    fields: {
      name: NAME,
      preline: msg`Text above the headline`,
      headline: msg`Headline`,
      subline: msg`Subheading`,
      link_text: msg({ message: 'Link text', context: 'field' }),
      link_url: msg`Link`,
      position: msg`before the day`,
      art_slug: msg`Artwork`,
    },
  },
  menus: {
    name: msg({ message: '{smart_count, plural, one {Menu} other {Menus}}' }),
    fields: {
      id: msg`Menu`,
      entries: msg`Items`,
      'entries.name': NAME,
      'entries.url': msg`Address`,
      'entries.has_tab_navigation': msg`tabs for the items below`,
      'entries.children': msg`Sub-items`,
      'entries.children.name': NAME,
      'entries.children.url': msg`Address`,
      'entries.children.has_tab_navigation': msg`tabs for the items below`,
    },
  },
  forms: {
    name: msg({ message: '{smart_count, plural, one {Form} other {Forms}}' }),
    fields: {
      slug: SLUG,
      title: msg({ message: 'Title', context: 'field' }),
      intro: msg({ message: 'Introduction', context: 'field' }),
      fields: msg`Fields`,
      'fields.label': msg`Question`,
      'fields.field_type': msg`Type`,
      'fields.required': msg({ message: 'required', context: 'field' }),
      'fields.visible': msg`Visible`,
      'fields.choices': msg`Choices`,
      'fields.choices.label': msg`Answer`,
      'fields.placeholder_text': msg`Placeholder`,
      'fields.help_text': msg`Help text`,
      'fields.min': msg`at least`,
      'fields.max': msg({ message: 'at most', context: 'field' }),
      'fields.kinds': msg`File types`,
      'fields.bytes': msg`Maximum size (MB)`,
      'fields.slug': msg`Short name`,
      button: msg`Button text`,
      thanks: msg`Thank-you message`,
      house_email: msg`Notify`,
      keep_days: msg`Delete after (days)`,
      is_online: ONLINE,
    },
  },
  'breaking-news': {
    name: msg({ message: '{smart_count, plural, one {Breaking news} other {Breaking news}}' }),
    fields: {
      title: msg`Headline`,
      text: msg`Text`,
      link_url: msg`Link`,
      link_title: msg({ message: 'Link text', context: 'field' }),
      online_from: msg`visible from`,
      online_to: msg`visible until`,
      position: POSITION,
    },
  },
  'sticky-items': {
    name: msg({ message: '{smart_count, plural, one {Sticky item} other {Sticky items}}' }),
    fields: {
      text: msg`Text`,
      link: msg({ message: 'Link text', context: 'field' }),
      url: msg`Link`,
      position: POSITION,
    },
  },
  redirects: {
    name: msg({ message: '{smart_count, plural, one {Redirect} other {Redirects}}' }),
    fields: { old_path: msg`Old address`, new_path: msg`New address` },
  },
  'search-synonyms': {
    name: msg({ message: '{smart_count, plural, one {Search synonyms} other {Search synonyms}}' }),
    fields: { language: msg`Language`, words: msg`Words, separated by commas` },
  },
  html: {
    name: msg({ message: '{smart_count, plural, one {HTML file} other {HTML files}}' }),
    fields: { name: NAME, html: msg`HTML` },
  },
};
