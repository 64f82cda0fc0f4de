import type { Language } from '../../lib/localized.ts';

type Both = readonly [de: string, en: string];
interface ResourceWords {
  /** One, and many of them. */
  name: readonly [one: Both, many: Both];
  fields: Record<string, Both>;
}

const POSITION: Both = ['Reihenfolge', 'Order'];
const NAME: Both = ['Name', 'Name'];
const SLUG: Both = ['Teil der Adresse', 'Part of the address'];
const PICTURE: Both = ['Bild', 'Picture'];
const SHOW_IN_FILTER: Both = ['steht im Filter', 'is in the filter'];
const ONLINE: Both = ['auf der Website', 'on the website'];
const AGES: Record<'age_from' | 'age_to', Both> = {
  age_from: ['Alter ab', 'Age from'],
  age_to: ['Alter bis', 'Age to'],
};
const ACCESS: Both = ['Zugang', 'Access'];
const TIMES: Record<string, Both> = {
  time_from: ['von', 'from'],
  time_to: ['bis', 'to'],
  closed: ['geschlossen', 'closed'],
  alternative_text: ['Text statt der Zeiten', 'Text instead of the times'],
  alternative_link_url: ['Link dazu', 'Link of it'],
};
const option = (one: Both, many: Both): ResourceWords => ({
  name: [one, many],
  fields: { name: NAME, slug: SLUG, show_in_filter: SHOW_IN_FILTER, position: POSITION },
});

/** What the house calls its resources and their fields; by the names of the API (docs/product/api.md#resources). */
const WORDS: Record<string, ResourceWords> = {
  events: {
    name: [
      ['Termin', 'Event'],
      ['Termine', 'Events'],
    ],
    fields: {
      production: ['Produktion', 'Production'],
      room: ['Raum', 'Room'],
      event_type: ['Art', 'Type'],
      genre: ['Genre', 'Genre'],
      series: ['Reihe', 'Series'],
      parent: ['gehört zu', 'belongs to'],
      date_start: ['Beginn', 'Begins'],
      date_end: ['Ende', 'Ends'],
      ...AGES,
      status: ['Zustand', 'State'],
      id_jet: ['Nummer im Verkauf', 'Number in the box office'],
      is_online: ONLINE,
      access: ACCESS,
      picture: PICTURE,
      tags: ['Schlagworte', 'Tags'],
      date_start_from: ['ab', 'from'],
      date_start_to: ['bis', 'until'],
    },
  },
  productions: {
    name: [
      ['Produktion', 'Production'],
      ['Produktionen', 'Productions'],
    ],
    fields: {
      slug: SLUG,
      title: ['Titel', 'Title'],
      subline: ['Unterzeile', 'Subline'],
      lead: ['Vorspann', 'Lead'],
      description: ['Beschreibung', 'Description'],
      language: ['Sprache auf der Bühne', 'Language on stage'],
      important_info: ['Wichtig zu wissen', 'Important to know'],
      promoter: ['Veranstaltet von', 'Promoted by'],
      exhibition_type: ['Art', 'Type'],
      genre: ['Genre', 'Genre'],
      series: ['Reihe', 'Series'],
      season: ['Spielzeit', 'Season'],
      ...AGES,
      duration_minutes: ['Dauer in Minuten', 'Length in minutes'],
      doors_minutes: ['Einlass vorher, in Minuten', 'Doors before, in minutes'],
      sponsors: ['Gefördert von', 'Funded by'],
      is_online: ONLINE,
      access: ACCESS,
      picture: PICTURE,
      tags: ['Schlagworte', 'Tags'],
      contributors: ['Mitwirkende', 'Contributors'],
      'contributors.person': ['Person', 'Person'],
      'contributors.role': ['Aufgabe', 'Role'],
    },
  },
  seasons: {
    name: [
      ['Spielzeit', 'Season'],
      ['Spielzeiten', 'Seasons'],
    ],
    fields: {
      name: NAME,
      slug: SLUG,
      starts_on: ['beginnt am', 'begins on'],
      ends_on: ['endet am', 'ends on'],
    },
  },
  series: {
    name: [
      ['Reihe', 'Series'],
      ['Reihen', 'Series'],
    ],
    fields: {
      slug: SLUG,
      title: ['Titel', 'Title'],
      subline: ['Unterzeile', 'Subline'],
      description: ['Beschreibung', 'Description'],
      show_in_filter: SHOW_IN_FILTER,
      position: POSITION,
    },
  },
  persons: {
    name: [
      ['Person', 'Person'],
      ['Personen', 'People'],
    ],
    fields: {
      slug: SLUG,
      name: NAME,
      category: ['Gruppe', 'Group'],
      picture: PICTURE,
      role: ['Aufgabe im Haus', 'Role in the house'],
      biography: ['Lebenslauf', 'Biography'],
    },
  },
  venues: {
    name: [
      ['Ort', 'Venue'],
      ['Orte', 'Venues'],
    ],
    fields: {
      slug: SLUG,
      name: NAME,
      street: ['Straße und Nummer', 'Street and number'],
      postal_code: ['Postleitzahl', 'Postcode'],
      city: ['Stadt', 'City'],
      phone: ['Telefon', 'Telephone'],
      email: ['E-Mail', 'E-mail'],
      picture: PICTURE,
      directions: ['So kommt man hin', 'How to get there'],
      access: ['So kommt man hinein', 'How to get in'],
    },
  },
  rooms: {
    name: [
      ['Raum', 'Room'],
      ['Räume', 'Rooms'],
    ],
    fields: {
      slug: SLUG,
      name: NAME,
      venue: ['Ort', 'Venue'],
      floor: ['Stockwerk', 'Floor'],
      access: ['So kommt man hinein', 'How to get in'],
      access_kinds: ACCESS,
      position: POSITION,
    },
  },
  genres: option(['Genre', 'Genre'], ['Genres', 'Genres']),
  'exhibition-types': option(['Art', 'Type'], ['Arten', 'Types']),
  'event-tags': option(
    ['Schlagwort für Termine', 'Tag of events'],
    ['Schlagworte für Termine', 'Tags of events'],
  ),
  'production-tags': option(
    ['Schlagwort für Produktionen', 'Tag of productions'],
    ['Schlagworte für Produktionen', 'Tags of productions'],
  ),
  'person-categories': option(
    ['Gruppe im Ensemble', 'Group of people'],
    ['Gruppen im Ensemble', 'Groups of people'],
  ),
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
  articles: {
    name: [
      ['Beitrag', 'Article'],
      ['Beiträge', 'Articles'],
    ],
    fields: {
      slug: SLUG,
      title: ['Titel', 'Title'],
      lead: ['Vorspann', 'Lead'],
      category: ['Rubrik', 'Category'],
      medium: ['Zum', 'For'],
      minutes: ['Minuten', 'Minutes'],
      published_at: ['Datum', 'Date'],
      is_online: ONLINE,
      picture: PICTURE,
      authors: ['Von', 'By'],
      'authors.person': ['Person', 'Person'],
      'authors.name': ['oder Name', 'or name'],
      tags: ['Themen', 'Topics'],
      productions: ['Produktionen dazu', 'Productions'],
      events: ['Termine dazu', 'Events'],
      articles: ['Beiträge dazu', 'Articles'],
    },
  },
  archive: {
    name: [
      ['Archiv', 'Archive'],
      ['Archiv', 'Archive'],
    ],
    fields: {},
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
  settings: {
    name: [
      ['Einstellungen', 'Settings'],
      ['Einstellungen', 'Settings'],
    ],
    fields: {
      site_name: ['Name des Hauses', 'Name of the house'],
      is_site_online: ['Die Website ist zu sehen', 'The website is shown'],
      staff_idle_hours: ['Abmelden nach Stunden ohne Benutzung', 'Sign out after hours without use'],
      is_two_factor_required: ['Zwei-Faktor-Anmeldung ist Pflicht', 'Two-factor sign-in is required'],
      is_shop_online: ['Der Verkauf ist offen', 'The box office is open'],
      seller: ['Wer verkauft', 'Who sells'],
      'seller.name': NAME,
      'seller.street': ['Straße', 'Street'],
      'seller.postal_code': ['Postleitzahl', 'Postal code'],
      'seller.city': ['Ort', 'City'],
      'seller.vat_id': ['Umsatzsteuer-Nummer', 'VAT number'],
      'seller.tax_number': ['Steuernummer', 'Tax number'],
      'seller.phone': ['Telefon für Rechnungen', 'Phone for invoices'],
      'seller.email': ['E-Mail für Rechnungen', 'E-mail for invoices'],
      'seller.iban': ['IBAN', 'IBAN'],
      'seller.bic': ['BIC', 'BIC'],
      bookkeeping: ['Konten für die Buchhaltung', 'Accounts of the bookkeeping'],
      'bookkeeping.consultant': ['Beraternummer', 'Number of the tax consultant'],
      'bookkeeping.client': ['Mandantennummer', 'Number of the house there'],
      'bookkeeping.year_begins_in': ['Monat, in dem das Wirtschaftsjahr beginnt', 'Month its year begins in'],
      'bookkeeping.cash': ['Bar', 'Cash'],
      'bookkeeping.card': ['Karte an der Kasse', 'Card at the till'],
      'bookkeeping.transfer': ['Überweisung', 'Bank transfer'],
      'bookkeeping.set_off': ['Verrechnung', 'Set off'],
      'bookkeeping.online': ['Online', 'Online'],
      'bookkeeping.credit': ['Guthaben', 'Credit'],
      'bookkeeping.revenue_19': ['Erlöse mit 19 %', 'Revenue at 19 %'],
      'bookkeeping.revenue_7': ['Erlöse mit 7 %', 'Revenue at 7 %'],
      'bookkeeping.revenue_exempt': ['Steuerfreie Erlöse', 'Exempt revenue'],
      'bookkeeping.revenue_other': ['Erlöse mit anderem Satz', 'Revenue at other rates'],
      price_page: ['Seite mit den Preisen', 'Page with the prices'],
      social_links: ['Anderswo', 'Elsewhere'],
      'social_links.name': NAME,
      'social_links.url': ['Adresse', 'Address'],
      footer_logos: ['Logos im Fuß', 'Logos at the foot'],
      'footer_logos.imageUrl': ['Adresse des Bildes', 'Address of the picture'],
      'footer_logos.text': ['Was darauf steht', 'What it says'],
      html: ['HTML', 'HTML'],
      design: ['Aussehen', 'Appearance'],
      'design.menu': ['Menü', 'Menu'],
      'design.panelSide': ['Seite der Tafel', 'Side of the panel'],
      'design.stickyOverlayButton.text': ['Schwebender Knopf', 'Floating button'],
      'design.flags.stickyOverlayButton': ['Schwebender Knopf ist da', 'Floating button is there'],
      'design.flags.detailProgramOverlay': [
        'Termine öffnen sich über der Liste',
        'Events open over the list',
      ],
      'design.flags.quickBuy': ['Kaufen aus der Liste', 'Buying from the list'],
      'design.parsers.date': ['So stehen Tage da', 'How days are written'],
      'design.parsers.time': ['So stehen Zeiten da', 'How times are written'],
      'design.parsers.currency': ['So stehen Preise da', 'How prices are written'],
      'design.header.logoLink': ['Wohin das Logo führt', 'Where the logo leads'],
      'design.cookies.tagManagerId': ['Nummer des Tag Managers', 'Number of the tag manager'],
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
  'article-categories': {
    name: [
      ['Rubrik', 'Category'],
      ['Rubriken', 'Categories'],
    ],
    fields: { name: NAME, slug: SLUG, style_name: ['Farbe', 'Colour'], position: POSITION },
  },
  'article-tags': option(['Thema', 'Topic'], ['Themen', 'Topics']),
  'opening-hours': {
    name: [
      ['Öffnungszeit', 'Opening hours'],
      ['Öffnungszeiten', 'Opening hours'],
    ],
    fields: { weekday: ['Wochentag', 'Weekday'], ...TIMES },
  },
  'opening-hours-exceptions': {
    name: [
      ['Ausnahme', 'Exception'],
      ['Ausnahmen', 'Exceptions'],
    ],
    fields: { day: ['Tag', 'Day'], ...TIMES },
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
  'price-lists': {
    name: [
      ['Preisliste', 'Price list'],
      ['Preislisten', 'Price lists'],
    ],
    fields: {
      name: NAME,
      seat_groups: ['Platzgruppen', 'Kinds of places'],
      'seat_groups.name': ['Platzgruppe', 'Kind of place'],
      'seat_groups.note': ['Hinweis', 'Note'],
      'seat_groups.prices': ['Preise, der volle zuerst', 'Prices, the full one first'],
      'seat_groups.prices.name': ['Preis für', 'Price for'],
      'seat_groups.prices.cents': ['Betrag', 'Amount'],
      'seat_groups.prices.vat_basis_points': ['Mehrwertsteuer', 'VAT'],
      'seat_groups.prices.units': ['Plätze je Karte', 'Places per ticket'],
    },
  },
  'gift-vouchers': {
    name: [
      ['Geschenkgutschein', 'Gift voucher'],
      ['Geschenkgutscheine', 'Gift vouchers'],
    ],
    fields: {
      code: ['Code', 'Code'],
      cents: ['Wert', 'Value'],
      recipient: ['für wen', 'for whom'],
      valid_until: ['gilt bis', 'valid until'],
      is_active: ['eingeschaltet', 'switched on'],
      redeemed_at: ['eingelöst', 'redeemed'],
    },
  },
  'pass-kinds': {
    name: [
      ['Abonnement', 'Pass'],
      ['Abonnements', 'Passes'],
    ],
    fields: {
      name: NAME,
      note: ['Was Gäste dazu lesen', 'What guests read about it'],
      cents: ['Preis', 'Price'],
      vat_basis_points: ['Mehrwertsteuer', 'VAT'],
      visits: ['Besuche', 'Visits'],
      most_cents: ['für Plätze bis', 'for places of up to'],
      series: ['nur für die Reihe', 'only for the series'],
      valid_days: ['gilt so viele Tage', 'valid for so many days'],
      valid_until: ['gilt höchstens bis', 'valid until, at most'],
      is_on_sale: ['im Verkauf', 'on sale'],
    },
  },
  questions: {
    name: [
      ['Frage', 'Question'],
      ['Fragen', 'Questions'],
    ],
    fields: {
      label: ['Frage', 'Question'],
      help: ['Hilfe', 'Help'],
      kind: ['Art', 'Kind'],
      options: ['Antworten zur Auswahl', 'Answers to choose from'],
      'options.de': ['Antwort, deutsch', 'Answer, German'],
      'options.en': ['Antwort, englisch', 'Answer, English'],
      asked_per: ['gefragt', 'asked'],
      is_required: ['muss beantwortet werden', 'must be answered'],
      is_health: ['betrifft die Gesundheit', 'is about health'],
      position: ['Platz', 'Position'],
      is_active: ['eingeschaltet', 'switched on'],
      event_types: ['Arten von Terminen', 'Types of events'],
      events: ['Termine', 'Events'],
    },
  },
  coupons: {
    name: [
      ['Gutscheincode', 'Coupon'],
      ['Gutscheincodes', 'Coupons'],
    ],
    fields: {
      code: ['Code', 'Code'],
      name: NAME,
      kind: ['Art', 'Kind'],
      value: ['Wert', 'Value'],
      valid_from: ['gilt ab', 'valid from'],
      valid_until: ['gilt bis', 'valid until'],
      max_uses: ['Einlösungen höchstens', 'Uses at most'],
      max_uses_per_person: ['davon je Person', 'of these by one person'],
      is_active: ['eingeschaltet', 'switched on'],
      events: ['nur für Termine', 'only for events'],
      productions: ['nur für Produktionen', 'only for productions'],
    },
  },
  html: {
    name: [
      ['HTML-Datei', 'HTML file'],
      ['HTML-Dateien', 'HTML files'],
    ],
    fields: { name: NAME, html: ['HTML', 'HTML'] },
  },
  accounts: {
    name: [
      ['Konto', 'Account'],
      ['Konten', 'Accounts'],
    ],
    fields: {
      first_name: ['Vorname', 'First name'],
      last_name: ['Nachname', 'Last name'],
      email: ['E-Mail', 'E-mail'],
      role: ['Rolle', 'Role'],
      two_factor_enabled: ['Zwei-Faktor-Anmeldung', 'Two-factor sign-in'],
    },
  },
};

/** The words in one language, as react-admin looks for them; names of fields in parts nest as their values do. */
export function resourceMessages(
  language: Language,
): Record<string, { name: string; fields: Record<string, string> }> {
  const at = language === 'de' ? 0 : 1;
  return Object.fromEntries(
    Object.entries(WORDS).map(([resource, { name, fields }]) => [
      resource,
      {
        name: name.map((both) => both[at]).join(' |||| '),
        fields: Object.fromEntries(Object.entries(fields).map(([field, both]) => [field, both[at]])),
      },
    ]),
  );
}
