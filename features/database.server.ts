import type { Kysely, Transaction } from 'kysely';
import type { JobTables } from '../platform/jobs/table.server.ts';
import type { EmailTables } from '../platform/mail/table.server.ts';
import type { GiftVoucherTables } from './box-office/credit/gift-vouchers/table.server.ts';
import type { CreditTables } from './box-office/credit/table.server.ts';
import type { PassTables } from './box-office/passes/table.server.ts';
import type { CouponTables } from './box-office/prices/coupons/table.server.ts';
import type { PriceTables } from './box-office/prices/table.server.ts';
import type { QuestionTables } from './box-office/questions/table.server.ts';
import type { SeatingTables } from './box-office/seating/table.server.ts';
import type { TicketingTables } from './box-office/ticketing/table.server.ts';
import type { AuditTables } from './core/access/audit/table.server.ts';
import type { PresenceTables } from './core/documents/presence/table.server.ts';
import type { ContentTables } from './core/documents/table.server.ts';
import type { MediaTables } from './core/media/table.server.ts';
import type { NavigationTables } from './core/navigation/table.server.ts';
import type { IdempotencyTables } from './core/resources/idempotency/table.server.ts';
import type { ResourceTables } from './core/resources/table.server.ts';
import type { AlertTables } from './core/settings/alerts/table.server.ts';
import type { SettingsTables } from './core/settings/table.server.ts';
import type { PageViewTables } from './operations/dashboards/page-views/table.server.ts';
import type { GoingLiveTables } from './operations/going-live/table.server.ts';
import type { AccountTables } from './people/accounts/table.server.ts';
import type { FavouriteTables } from './people/favourites/table.server.ts';
import type { CalendarTables } from './programme/calendar/table.server.ts';
import type { EnsembleTables } from './programme/ensemble/table.server.ts';
import type { OpeningHoursTables } from './programme/opening-hours/table.server.ts';
import type { ProductionTables } from './programme/productions/table.server.ts';
import type { SeriesTables } from './programme/series/table.server.ts';
import type { VenueTables } from './programme/venues/table.server.ts';
import type { BankTables } from './shop/desk/bank/table.server.ts';
import type { CheckInTables } from './shop/desk/check-in/table.server.ts';
import type { ClosingTables } from './shop/desk/closings/table.server.ts';
import type { ConfirmationTables } from './shop/desk/donations/table.server.ts';
import type { EnquiryTables } from './shop/desk/enquiries/table.server.ts';
import type { TicketMessageTables } from './shop/desk/messages/table.server.ts';
import type { ReminderTables } from './shop/desk/reminders/table.server.ts';
import type { TillTables } from './shop/desk/tills/table.server.ts';
import type { FormTables } from './website/forms/table.server.ts';
import type { HubTables } from './website/hub/table.server.ts';
import type { MagazineTables } from './website/magazine/table.server.ts';
import type { HtmlFileTables } from './website/modules/html-files/table.server.ts';
import type { NewsletterTables } from './website/newsletter/table.server.ts';
import type { LegalTables } from './website/pages/legal/table.server.ts';
import type { DashboardTables } from './website/pages/missing-pages/table.server.ts';
import type { RedirectTables } from './website/pages/redirects/table.server.ts';
import type { PageTables } from './website/pages/table.server.ts';
import type { SearchTables } from './website/search/table.server.ts';

/** Every table of the product. */
export interface Tables
  extends AccountTables,
    AlertTables,
    AuditTables,
    BankTables,
    ReminderTables,
    CalendarTables,
    CheckInTables,
    ClosingTables,
    ConfirmationTables,
    ContentTables,
    CouponTables,
    CreditTables,
    DashboardTables,
    EmailTables,
    EnquiryTables,
    EnsembleTables,
    FavouriteTables,
    FormTables,
    GiftVoucherTables,
    GoingLiveTables,
    HtmlFileTables,
    HubTables,
    IdempotencyTables,
    JobTables,
    LegalTables,
    MagazineTables,
    MediaTables,
    NavigationTables,
    NewsletterTables,
    OpeningHoursTables,
    PageTables,
    PageViewTables,
    PassTables,
    PresenceTables,
    PriceTables,
    ProductionTables,
    QuestionTables,
    RedirectTables,
    ResourceTables,
    SearchTables,
    SeatingTables,
    SeriesTables,
    SettingsTables,
    TicketingTables,
    TicketMessageTables,
    TillTables,
    VenueTables {}

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
