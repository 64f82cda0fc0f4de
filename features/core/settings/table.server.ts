import type { ColumnType } from 'kysely';
import type {
  DefaultedColumn,
  FlagColumn,
  JsonColumn,
  OptionalJsonColumn,
  OptionalLocalizedColumns,
} from '#platform/database/columns.server.ts';
import type {
  Bookkeeping,
  DesignSettings,
  Donations,
  FooterLogo,
  InvoiceReminders,
  OnlineMethods,
  Seller,
  SocialLink,
} from './settings.ts';

/** One row, `id` 1, made by the migration. */
export type SiteSettingsTable = {
  id: ColumnType<number, never, never>;
  site_name: string;
  is_site_online: FlagColumn;
  /** False until a new house opens to visitors for the first time. */
  is_opened: FlagColumn;
  is_shop_online: FlagColumn;
  is_two_factor_required: FlagColumn;
  staff_idle_hours: DefaultedColumn<number>;
  exchange_hours: DefaultedColumn<number>;
  overbooking_per_date: DefaultedColumn<number>;
  is_exit_noted: FlagColumn;
  group_change_days: DefaultedColumn<number>;
  tickets_per_price: DefaultedColumn<number>;
  tickets_per_order: DefaultedColumn<number>;
  social_links: OptionalJsonColumn<SocialLink[]>;
  footer_logos: OptionalJsonColumn<FooterLogo[]>;
  seller: OptionalJsonColumn<Seller | null>;
  bookkeeping: OptionalJsonColumn<Bookkeeping | null>;
  online_methods: OptionalJsonColumn<OnlineMethods | null>;
  invoice_reminders: OptionalJsonColumn<InvoiceReminders | null>;
  donations: OptionalJsonColumn<Donations | null>;
  /** Only what differs from the defaults. */
  design: JsonColumn<Partial<DesignSettings>>;
} & OptionalLocalizedColumns<
  'html_header' | 'html_footer_top' | 'html_footer_bottom' | 'html_footer_logos' | 'price_page'
>;

export interface LocaleTable {
  code: string;
  name: string;
  read_name: string;
  position: number;
}

export interface SettingsTables {
  site_settings: SiteSettingsTable;
  locales: LocaleTable;
}
