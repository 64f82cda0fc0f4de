import type { CounterCarts } from '#features/box-office/sale/index.server.ts';
import type { CartReference } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Result } from '#lib/result.ts';
import type { CheckInServices } from '../../check-in/admit.server.ts';
import type { CounterQuery } from '../counter-path.ts';
import type { CounterServices, SellError } from '../sell.server.ts';
import type { SellAnywayError } from '../sell-anyway.server.ts';
import type { PurchaseError } from '../sell-purchase.server.ts';
import type { UndoError } from '../undo-sale.server.ts';
import type { CounterForm } from './counter-form.server.ts';

export type PressServices = CounterServices & CheckInServices & { counterCarts: CounterCarts };
export type Cashier = Pick<Principal, 'id' | 'role'>;

/** One form sent from the counter. */
export interface Press {
  form: CounterForm;
  /** Cart of the counter in this browser. */
  reference: CartReference | null;
  /** Choice in the address the form was sent from. */
  query: CounterQuery;
  /** Cash in cents handed over for the sale that is shown; 0 for none. */
  givenCents: number;
  /** Language of the page. */
  language: Language;
}

/** The cart after a press, and the address that shows it. */
export interface Pressed {
  reference: CartReference | null;
  query: CounterQuery;
}

export type PressProblem =
  | SellError
  | SellAnywayError
  | PurchaseError
  | UndoError
  | { code: 'NO_COUNT' | 'NO_AMOUNT' | 'NO_DAY' | 'NOBODY_TO_ADMIT' | 'UNKNOWN_ORDER' }
  | { code: 'NO_OTHER_SEATS' | 'SEATS_DIFFER' }
  | { code: 'VOUCHER_NEEDS_ACCOUNT'; scanned: string };

/** Endings of a press that change nothing and are no error of the cashier. */
export type Ending =
  /** The page shows the worth of a voucher, which may have been scanned. */
  | { code: 'CHECKED'; scanned?: string }
  /** No page of ours sends it. */
  | { code: 'UNREADABLE' }
  /** An order was scanned: its page is next. */
  | { code: 'ORDER'; number: string };

export type PressResult = Result<Pressed, PressProblem | Ending>;
