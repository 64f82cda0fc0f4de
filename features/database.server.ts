import type { Kysely, Transaction } from 'kysely';
import type { CalendarTables } from './calendar/table.server.ts';
import type { EnsembleTables } from './ensemble/table.server.ts';
import type { NavigationTables } from './navigation/table.server.ts';
import type { OpeningHoursTables } from './opening-hours/table.server.ts';
import type { ProductionTables } from './productions/table.server.ts';
import type { SeriesTables } from './series/table.server.ts';
import type { TicketingTables } from './ticketing/table.server.ts';
import type { VenueTables } from './venues/table.server.ts';
import type { WebshopTables } from './webshop/table.server.ts';

/** Every table of the product. */
export interface Tables
  extends CalendarTables,
    EnsembleTables,
    NavigationTables,
    OpeningHoursTables,
    ProductionTables,
    SeriesTables,
    TicketingTables,
    VenueTables,
    WebshopTables {}

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
