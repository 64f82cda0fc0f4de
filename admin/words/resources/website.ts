import { NAME, ONLINE, POSITION, type ResourceWords, SLUG } from './shared.ts';

/** Names of the website resources. */
export const websiteResources: Record<string, ResourceWords> = {
  'newsletter-subscriptions': {
    name: [
      ['Adresse im Newsletter', 'Newsletter subscriber'],
      ['Newsletter', 'Newsletter'],
    ],
    fields: {
      email: ['E-Mail', 'Email'],
      language: ['Sprache', 'Language'],
      topics: ['Wovon', 'Topics'],
      since: ['dabei seit', 'since'],
      since_from: ['ab', 'from'],
      since_to: ['bis', 'until'],
    },
  },
  teasers: {
    name: [
      ['Anreißer', 'Teaser'],
      ['Anreißer', 'Teasers'],
    ],
    fields: {
      name: NAME,
      preline: ['Oberzeile', 'Text above the headline'],
      headline: ['Überschrift', 'Headline'],
      subline: ['Unterzeile', 'Subheading'],
      link_text: ['Text des Links', 'Link text'],
      link_url: ['Link', 'Link'],
      position: ['vor dem Tag', 'before the day'],
      art_slug: ['Zeichnung', 'Artwork'],
    },
  },
  menus: {
    name: [
      ['Menü', 'Menu'],
      ['Menüs', 'Menus'],
    ],
    fields: {
      id: ['Menü', 'Menu'],
      entries: ['Einträge', 'Items'],
      'entries.name': NAME,
      'entries.url': ['Adresse', 'Address'],
      'entries.has_tab_navigation': ['die darunter sind Reiter', 'tabs for the items below'],
      'entries.children': ['Darunter', 'Sub-items'],
      'entries.children.name': NAME,
      'entries.children.url': ['Adresse', 'Address'],
      'entries.children.has_tab_navigation': ['die darunter sind Reiter', 'tabs for the items below'],
    },
  },
  forms: {
    name: [
      ['Formular', 'Form'],
      ['Formulare', 'Forms'],
    ],
    fields: {
      slug: SLUG,
      title: ['Titel', 'Title'],
      intro: ['Einleitung', 'Introduction'],
      fields: ['Felder', 'Fields'],
      'fields.label': ['Frage', 'Question'],
      'fields.field_type': ['Art', 'Type'],
      'fields.required': ['muss ausgefüllt werden', 'required'],
      'fields.visible': ['Wird gefragt', 'Visible'],
      'fields.choices': ['Zur Auswahl', 'Choices'],
      'fields.choices.label': ['Antwort', 'Answer'],
      'fields.placeholder_text': ['Beispiel im Feld', 'Placeholder'],
      'fields.help_text': ['Hilfe', 'Help text'],
      'fields.min': ['mindestens', 'at least'],
      'fields.max': ['höchstens', 'at most'],
      'fields.kinds': ['Welche Dateien', 'File types'],
      'fields.bytes': ['Höchstgröße (MB)', 'Maximum size (MB)'],
      'fields.slug': ['Kurzname', 'Short name'],
      button: ['Text des Knopfes', 'Button text'],
      thanks: ['Dank danach', 'Thank-you message'],
      house_email: ['Wer benachrichtigt wird', 'Notify'],
      keep_days: ['Löschen nach (Tagen)', 'Delete after (days)'],
      is_online: ONLINE,
    },
  },
  'breaking-news': {
    name: [
      ['Meldung', 'Breaking news'],
      ['Meldungen', 'Breaking news'],
    ],
    fields: {
      title: ['Überschrift', 'Headline'],
      text: ['Text', 'Text'],
      link_url: ['Link', 'Link'],
      link_title: ['Text des Links', 'Link text'],
      online_from: ['zu sehen ab', 'visible from'],
      online_to: ['zu sehen bis', 'visible until'],
      position: POSITION,
    },
  },
  'sticky-items': {
    name: [
      ['Anhänger', 'Sticky item'],
      ['Anhänger', 'Sticky items'],
    ],
    fields: {
      text: ['Text', 'Text'],
      link: ['Text des Links', 'Link text'],
      url: ['Link', 'Link'],
      position: POSITION,
    },
  },
  redirects: {
    name: [
      ['Weiterleitung', 'Redirect'],
      ['Weiterleitungen', 'Redirects'],
    ],
    fields: { old_path: ['Alte Adresse', 'Old address'], new_path: ['Neue Adresse', 'New address'] },
  },
  'search-synonyms': {
    name: [
      ['Gleiche Suchwörter', 'Search synonyms'],
      ['Gleiche Suchwörter', 'Search synonyms'],
    ],
    fields: { language: ['Sprache', 'Language'], words: ['Wörter, mit Komma', 'Words, separated by commas'] },
  },
  html: {
    name: [
      ['HTML-Datei', 'HTML file'],
      ['HTML-Dateien', 'HTML files'],
    ],
    fields: { name: NAME, html: ['HTML', 'HTML'] },
  },
};
