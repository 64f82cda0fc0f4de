import type { Tables } from '#features/database.server.ts';

/** A table that is in the archive of a venue. */
export interface ArchivedTable {
  name: keyof Tables;
  /** Columns that say something of this installation alone: empty in an archive. */
  emptied?: readonly string[];
  /** The column that names another row of the same table. */
  parent?: string;
  /** Columns with a larger limit, in characters. */
  long?: Readonly<Record<string, number>>;
  /** There are rows in a venue that was set up and nothing more: an import puts others in their place. */
  isFilledBySetUp?: true;
}

const DOCUMENT = 4_000_000;
const HTML = 200_000;

/**
 * Tables of a venue besides its accounts and its sales, each after those that it refers to. A test checks this and
 * `EXCLUDED_TABLES` against the schema (docs/decisions/0086).
 */
export const ARCHIVED: readonly ArchivedTable[] = [
  { name: 'locales', isFilledBySetUp: true },
  { name: 'assets', emptied: ['created_by'] },
  { name: 'asset_consents' },
  { name: 'asset_former_files' },
  { name: 'site_settings', isFilledBySetUp: true },
  { name: 'venues', isFilledBySetUp: true },
  { name: 'rooms' },
  { name: 'seating_plans' },
  { name: 'seating_plan_versions' },
  { name: 'seats' },
  { name: 'event_types', isFilledBySetUp: true },
  { name: 'genres', isFilledBySetUp: true },
  { name: 'seasons' },
  { name: 'series' },
  { name: 'event_tags' },
  { name: 'production_tags' },
  { name: 'person_categories' },
  { name: 'persons' },
  { name: 'productions' },
  { name: 'production_production_tags' },
  { name: 'production_videos' },
  { name: 'audio_samples' },
  { name: 'contributions' },
  { name: 'events', emptied: ['id_jet'], parent: 'parent_id' },
  { name: 'event_event_tags' },
  { name: 'price_lists', isFilledBySetUp: true },
  { name: 'seat_groups', isFilledBySetUp: true },
  { name: 'prices', isFilledBySetUp: true },
  { name: 'series_prices' },
  { name: 'pass_kinds' },
  { name: 'questions' },
  { name: 'question_event_types' },
  { name: 'question_events' },
  { name: 'article_categories' },
  { name: 'article_tags' },
  { name: 'articles' },
  { name: 'article_article_tags' },
  { name: 'article_authors' },
  { name: 'article_events' },
  { name: 'article_productions' },
  { name: 'article_relations' },
  { name: 'documents', emptied: ['changed_by'], long: { draft: DOCUMENT }, isFilledBySetUp: true },
  {
    name: 'document_versions',
    emptied: ['created_by'],
    long: { content: DOCUMENT },
    isFilledBySetUp: true,
  },
  { name: 'document_publications', emptied: ['created_by'], isFilledBySetUp: true },
  { name: 'pages', parent: 'parent_id', isFilledBySetUp: true },
  { name: 'containers' },
  { name: 'object_texts' },
  { name: 'legal_pages', long: { html_de: HTML, html_en: HTML }, isFilledBySetUp: true },
  { name: 'html_files', long: { html: HTML } },
  { name: 'forms', isFilledBySetUp: true },
  { name: 'navigation_items', parent: 'parent_id', isFilledBySetUp: true },
  { name: 'opening_hours', isFilledBySetUp: true },
  { name: 'opening_hours_exceptions' },
  { name: 'breaking_news' },
  { name: 'sticky_items' },
  { name: 'teasers' },
  { name: 'redirects' },
  { name: 'search_synonyms' },
];

/**
 * Tables in no archive, with the reasons.
 * @internal
 */
export const EXCLUDED_TABLES: readonly { tables: readonly (keyof Tables)[]; why: string }[] = [
  {
    why: 'Accounts and what opens or protects them: people sign up anew, or are invited.',
    tables: [
      ...([
        'users',
        'sessions',
        'credentials',
        'two_factors',
        'passkeys',
        'verifications',
        'invitations',
        'password_requests',
        'attempts',
      ] as const),
      ...(['favourites', 'hub_visits', 'presences', 'preview_links', 'secrets', 'sign_in_counts'] as const),
    ],
  },
  {
    why: 'The sale: places, carts, orders, money and the books. They move with the database, never without it.',
    tables: [
      ...([
        'performances',
        'pools',
        'pool_draws',
        'pool_claims',
        'place_blocks',
        'ticket_claims',
        'seat_claims',
      ] as const),
      ...([
        'former_seats',
        'holds',
        'hold_lines',
        'hold_series',
        'hold_series_parts',
        'idempotency_keys',
      ] as const),
      ...(['waiting_entries', 'answer_drafts', 'order_series'] as const),
      ...(['orders', 'order_tickets', 'order_answers', 'answer_consents', 'payments'] as const),
      ...(['online_payments', 'disputes', 'invoices', 'invoice_counters', 'cancellation_documents'] as const),
      ...(['closings', 'closing_payments', 'credit_accounts', 'credit_entries', 'credit_claims'] as const),
      ...(['passes', 'pass_entries', 'pass_claims', 'till_shifts', 'till_movements'] as const),
      ...(['bank_statements', 'bank_lines', 'door_heads'] as const),
      ...(['bank_statements', 'bank_lines', 'bank_line_payments'] as const),
      ...(['invoice_reminders', 'invoice_reminder_pauses', 'donation_confirmations'] as const),
      ...([
        'ticket_messages',
        'ticket_message_dates',
        'ticket_message_recipients',
        'ticket_message_waiting',
      ] as const),
    ],
  },
  {
    why: 'Codes that are worth money: whoever has the file would have them.',
    tables: [
      ...(['coupons', 'coupon_events', 'coupon_productions', 'coupon_uses'] as const),
      ...(['gift_vouchers', 'gift_voucher_redemptions', 'order_vouchers'] as const),
    ],
  },
  {
    why: 'What visitors wrote to the house, and who gets mail from it.',
    tables: [
      ...(['form_entries', 'form_files', 'feedback_messages', 'group_enquiries', 'outgoing_emails'] as const),
      ...(['newsletter_requests', 'newsletter_subscriptions', 'newsletter_consents'] as const),
    ],
  },
  {
    why: 'What was counted, noted or begun by this installation: it says nothing of another.',
    tables: [
      ...(['audit_entries', 'document_changes', 'go_live_marks', 'jobs'] as const),
      ...(['page_views', 'missing_pages', 'search_keywords'] as const),
    ],
  },
  {
    why: 'An index of what documents name: it is computed after an import.',
    tables: ['document_references'],
  },
];
