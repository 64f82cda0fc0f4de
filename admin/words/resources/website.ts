import { NAME, ONLINE, POSITION, type ResourceWords, SLUG } from './shared.ts';

/** What the house calls what makes the website. */
export const websiteResources: Record<string, ResourceWords> = {
  'newsletter-subscriptions': {
    name: [
      ['Adresse im Newsletter', 'Address of the newsletter'],
      ['Newsletter', 'Newsletter'],
    ],
    fields: {
      email: ['E-Mail', 'E-mail'],
      language: ['Sprache', 'Language'],
      topics: ['Wovon', 'About'],
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
      preline: ['Oberzeile', 'Preline'],
      headline: ['Überschrift', 'Headline'],
      subline: ['Unterzeile', 'Subline'],
      link_text: ['Text des Links', 'Text of the link'],
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
      entries: ['Einträge', 'Entries'],
      'entries.name': NAME,
      'entries.url': ['Adresse', 'Address'],
      'entries.has_tab_navigation': ['die darunter sind Reiter', 'those below are tabs'],
      'entries.children': ['Darunter', 'Below'],
      'entries.children.name': NAME,
      'entries.children.url': ['Adresse', 'Address'],
      'entries.children.has_tab_navigation': ['die darunter sind Reiter', 'those below are tabs'],
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
      'fields.field_type': ['Art', 'Kind'],
      'fields.required': ['muss ausgefüllt werden', 'has to be filled in'],
      'fields.visible': ['Wird gefragt', 'Is asked'],
      'fields.choices': ['Zur Auswahl', 'Choices'],
      'fields.choices.label': ['Antwort', 'Answer'],
      'fields.placeholder_text': ['Beispiel im Feld', 'Example in the field'],
      'fields.help_text': ['Hilfe', 'Help'],
      'fields.min': ['mindestens', 'at least'],
      'fields.max': ['höchstens', 'at most'],
      'fields.kinds': ['Welche Dateien', 'Which files'],
      'fields.bytes': ['Höchstens wie viele MB', 'At most how many MB'],
      'fields.slug': ['Kurzname', 'Short name'],
      button: ['Text des Knopfes', 'Text of the button'],
      thanks: ['Dank danach', 'Thanks afterwards'],
      house_email: ['Wem wird es gemeldet', 'Who is told'],
      keep_days: ['Wird so viele Tage aufbewahrt', 'Is kept for so many days'],
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
      link_title: ['Text des Links', 'Text of the link'],
      online_from: ['zu sehen ab', 'shown from'],
      online_to: ['zu sehen bis', 'shown until'],
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
      link: ['Text des Links', 'Text of the link'],
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
    fields: { language: ['Sprache', 'Language'], words: ['Wörter, mit Komma', 'Words, with commas'] },
  },
  html: {
    name: [
      ['HTML-Datei', 'HTML file'],
      ['HTML-Dateien', 'HTML files'],
    ],
    fields: { name: NAME, html: ['HTML', 'HTML'] },
  },
};
