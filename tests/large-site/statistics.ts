/**
 * Statistics of the large venue of `npm run bench large-site` as SQLite collects them: of each table its indexes with the
 * number of rows, and how many of them are equal in one column, in two, and so on. Tables of less than a thousand rows are
 * left out.
 */
export const STATISTICS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  article_article_tags: {
    article_article_tags_other: '9033 596',
    sqlite_autoindex_article_article_tags_1: '9033 3 1',
  },
  article_authors: {
    article_authors_by_person: '3019 100',
    sqlite_autoindex_article_authors_1: '3019 1 1',
  },
  article_productions: {
    article_productions_other: '3015 100',
    sqlite_autoindex_article_productions_1: '3015 1 1',
  },
  article_relations: {
    article_relations_other: '3007 1',
    sqlite_autoindex_article_relations_1: '3007 1 1',
  },
  articles: {
    articles_by_category: '3018 298 1',
    articles_by_day: '3018 1',
    articles_picture: '3018 596',
    sqlite_autoindex_articles_1: '3018 1',
  },
  asset_consents: {
    asset_consents_asset: '3006 1',
  },
  assets: {
    assets_available_until: '10031 562',
    assets_in_library: '10031 1 1 1 1',
    assets_in_trash: '0 0',
    sqlite_autoindex_assets_1: '10031 1',
  },
  audit_entries: {
    audit_entries_actor: '100000 562',
    audit_entries_at: '100000 1',
    audit_entries_by_action: '100000 562 1',
    audit_entries_by_time: '100000 1',
    audit_entries_entity: '100000 562 7',
  },
  cancellation_documents: {
    cancellation_documents_by_order: '1567 1',
    sqlite_autoindex_cancellation_documents_1: '1567 596 1',
  },
  closing_payments: {
    closing_payments_by_closing: '47311 100',
  },
  coupon_uses: {
    coupon_uses_by_hold: '2000 596',
    coupon_uses_by_person: '2000 596 55',
    sqlite_autoindex_coupon_uses_1: '2000 1',
  },
  credit_accounts: {
    sqlite_autoindex_credit_accounts_1: '5001 1',
  },
  credit_entries: {
    credit_entries_by_account: '9701 2',
    credit_entries_by_order: '9701 2',
    sqlite_autoindex_credit_entries_1: '9701 1',
  },
  document_changes: {
    document_changes_by_time: '10006 1',
    sqlite_autoindex_document_changes_1: '10006 5 1',
  },
  document_publications: {
    document_publications_at: '26076 7 4 1',
    document_publications_by_start: '26076 2',
    document_publications_version: '26076 2',
  },
  document_versions: {
    document_versions_by_time: '13038 1',
    sqlite_autoindex_document_versions_1: '13038 4 1',
  },
  documents: {
    '': '5046',
  },
  event_event_tags: {
    event_event_tags_by_tag: '82707 596 1',
    sqlite_autoindex_event_event_tags_1: '82707 5 1',
  },
  events: {
    events_by_day: '20478 44 7 1',
    events_by_end: '20478 2',
    events_by_genre: '20478 562',
    events_by_parent: '20478 282',
    events_by_production: '20478 562 1',
    events_by_room: '20478 562',
    events_by_series: '20478 562',
    events_by_start: '20478 7 1',
    events_by_status: '20478 562',
    events_by_type: '20478 562',
    events_in_calendar: '20478 562 7 1 1 1 1 1 1 1 1 1 1 1 1',
    events_picture: '20478 562',
    sqlite_autoindex_events_1: '20478 1',
  },
  favourites: {
    favourites_by_event: '50000 3',
    sqlite_autoindex_favourites_1: '50000 10 1',
  },
  form_entries: {
    form_entries_by_email: '20000 3 1',
    form_entries_by_form: '20000 596 1',
    sqlite_autoindex_form_entries_1: '20000 1',
  },
  gift_vouchers: {
    sqlite_autoindex_gift_vouchers_1: '1002 1',
  },
  invoices: {
    invoices_by_order: '14100 1',
    sqlite_autoindex_invoices_1: '14100 596 1',
  },
  missing_pages: {
    sqlite_autoindex_missing_pages_1: '10200 120 1',
  },
  newsletter_consents: {
    newsletter_consents_by_email: '5008 1 1',
  },
  newsletter_subscriptions: {
    sqlite_autoindex_newsletter_subscriptions_1: '5008 1',
  },
  object_texts: {
    sqlite_autoindex_object_texts_1: '3018 1',
    sqlite_autoindex_object_texts_2: '3018 596 1',
  },
  online_payments: {
    online_payments_by_hold: '31200 596',
    online_payments_by_order: '31200 1',
    online_payments_by_state: '31200 596 1',
    sqlite_autoindex_online_payments_1: '31200 1',
    sqlite_autoindex_online_payments_2: '31200 1',
  },
  order_answers: {
    order_answers_by_order: '9400 1',
    order_answers_by_performance: '9400 1',
    order_answers_by_ticket: '9400 1',
    order_answers_by_user: '9400 596',
  },
  order_tickets: {
    order_tickets_by_order: '112800 3 3 3',
    order_tickets_by_pass: '112800 596',
    order_tickets_by_performance: '112800 11',
    order_tickets_by_series: '112800 596',
    order_tickets_by_start: '112800 596 596',
    order_tickets_replaced_once: '112800 596',
    sqlite_autoindex_order_tickets_1: '112800 1',
    sqlite_autoindex_order_tickets_2: '112800 3 1',
  },
  order_vouchers: {
    order_vouchers_to_send: '1000 1 1',
    sqlite_autoindex_order_vouchers_1: '1000 1',
    sqlite_autoindex_order_vouchers_2: '1000 1',
    sqlite_autoindex_order_vouchers_3: '1000 1',
  },
  orders: {
    orders_by_client: '50000 596',
    orders_by_state: '50000 596 1',
    orders_by_time: '50000 1',
    orders_by_user: '50000 100',
    orders_of_guests: '25000 3',
    orders_with_balance: '3626 1 1 1',
    sqlite_autoindex_orders_1: '50000 1',
    sqlite_autoindex_orders_2: '50000 1',
    sqlite_autoindex_orders_3: '50000 596',
  },
  outgoing_emails: {
    outgoing_emails_about: '50000 1',
    outgoing_emails_due: '50000 562',
    outgoing_emails_listed: '50000 1 1 1 1 1 1',
  },
  page_views: {
    sqlite_autoindex_page_views_1: '50750 149 1',
  },
  pages: {
    pages_document: '2027 1',
    pages_og_image: '2027 596',
    pages_parent: '2027 43 1',
    pages_path_de: '2027 1',
    pages_path_en: '2027 1',
    sqlite_autoindex_pages_1: '2027 44',
  },
  pass_entries: {
    pass_entries_by_pass: '8000 4',
    pass_entries_by_ticket: '8000 2',
    sqlite_autoindex_pass_entries_1: '8000 1',
  },
  passes: {
    passes_by_kind: '2000 596',
    passes_by_series: '2000 596',
    sqlite_autoindex_passes_1: '2000 1',
  },
  payments: {
    payments_by_order: '47358 1',
    payments_by_time: '47358 1',
    payments_reference_online: '32475 297 1',
    sqlite_autoindex_payments_1: '47358 594',
  },
  performances: {
    performances_by_price_list: '20478 562',
    performances_cancelled: '0 0',
    performances_seen_cancelled: '0 0',
  },
  pools: {
    pools_by_performance: '62432 5 4 1',
    pools_by_seat_group: '62432 562',
    pools_unique: '62432 5 4 1',
    pools_waited_for: '0 0',
  },
  redirects: {
    sqlite_autoindex_redirects_1: '1004 1',
  },
  search_keywords: {
    sqlite_autoindex_search_keywords_1: '50750 149 149 1',
  },
  sessions: {
    sessions_by_expiry: '3000 1',
    sessions_by_user: '3000 1',
    sqlite_autoindex_sessions_1: '3000 1',
  },
  ticket_claims: {
    sqlite_autoindex_ticket_claims_1: '103402 1 1',
    ticket_claims_by_pool: '103402 11',
  },
  users: {
    sqlite_autoindex_users_1: '5008 1',
  },
  waiting_entries: {
    sqlite_autoindex_waiting_entries_1: '2000 1',
    sqlite_autoindex_waiting_entries_2: '2000 596',
    waiting_entries_by_performance: '2000 1',
    waiting_entries_by_user: '2000 596',
    waiting_entries_in_line: '2000 1 1 1',
    waiting_entries_open: '666 1 1',
  },
};
