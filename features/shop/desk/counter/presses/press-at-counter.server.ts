import { findVoucherWorth } from '#features/box-office/credit/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { clearCart } from '../change-tickets.server.ts';
import type { TypedSale } from '../counter-view.ts';
import { letIn } from '../let-in.server.ts';
import { scan } from '../scan.server.ts';
import { undoSale } from '../undo-sale.server.ts';
import { addAnyway, changeCart } from './press-cart.server.ts';
import { sellCart, sellItem } from './press-sale.server.ts';
import { changeSeats } from './press-seats.server.ts';
import type { Cashier, Press, Pressed, PressProblem, PressResult, PressServices } from './pressed.server.ts';
import { typedIn } from './typed-sale.server.ts';

/** Answer to a press: the next page, or the same one with the typed fields and a problem; `null` where a voucher was only looked at. */
export type PressAnswer =
  | ({ kind: 'done' } & Pressed)
  | { kind: 'order'; number: string }
  | { kind: 'again'; problem: PressProblem | null; typed: TypedSale }
  | { kind: 'unreadable' };

/**
 * Carries out a press at the counter (docs/product/box-office.md#counter): changes the cart, sells, undoes or lets in, or follows a scan.
 * `unreadable` is a form that no page of ours sends. Needs `sell`, and for some presses the permission of their use case.
 */
export async function pressAtCounter(
  services: PressServices,
  staff: Cashier,
  press: Press,
): Promise<PressAnswer> {
  const pressed = await carriedOut(services, staff, press);
  if (pressed.ok) return { kind: 'done', ...pressed.value };
  const { error } = pressed;
  if (error.code === 'ORDER') return { kind: 'order', number: error.number };
  if (error.code === 'UNREADABLE') return { kind: 'unreadable' };
  const form = 'scanned' in error ? { ...press.form, voucher: error.scanned } : press.form;
  const worth = form.voucher === '' ? null : await worthOf(services, form.voucher);
  return {
    kind: 'again',
    problem: error.code === 'CHECKED' ? null : error,
    typed: typedIn(form, worth?.ok ? worth.value : null),
  };
}

async function carriedOut(services: PressServices, staff: Cashier, press: Press): Promise<PressResult> {
  const { form, reference, query } = press;
  const { counterCarts: carts } = services;
  const here = { reference, query };
  const stay = (done: Result<unknown, PressProblem>): PressResult => (done.ok ? succeed(here) : done);
  switch (form.do) {
    case 'clear':
      if (reference !== null) await clearCart(carts, reference);
      return succeed({ reference: null, query: { ...query, customer: undefined } });
    case 'coupon':
    case 'no-coupon':
      if (reference === null) return fail({ code: 'NO_ACTIVE_RESERVATION' });
      return stay(await carts.setCoupon(reference, form.do === 'coupon' ? form.code : null));
    case 'pass':
    case 'no-pass': {
      if (reference === null) return fail({ code: 'NO_ACTIVE_RESERVATION' });
      const pass = form.do === 'pass' ? { number: form.passNumber.toUpperCase(), by: staff.id } : null;
      return stay(await carts.setPass(reference, pass));
    }
    case 'voucher': {
      const worth = await worthOf(services, form.voucher);
      return fail(worth.ok ? { code: 'CHECKED' } : { code: 'VOUCHER_REFUSED', voucher: worth.error });
    }
    case 'purchase':
      return sellItem(services, staff, press);
    case 'scan':
      return scanned(services, staff, press);
    case 'less-series':
      if (reference === null) return succeed(here);
      return stay(await carts.changeSeries(reference, form.series, Number(form.count) || 0));
    case 'renew':
      return reference === null ? succeed(here) : stay(await carts.renew(reference));
    case 'undo': {
      const undone = await undoSale(services, staff, form.order);
      return undone.ok ? succeed({ reference, query: { sold: form.order } }) : undone;
    }
    case 'admit': {
      const admitted = await letIn(services, staff, form.order, services.ids.token());
      const given = press.givenCents || undefined;
      return admitted.ok ? succeed({ reference, query: { sold: form.order, given } }) : admitted;
    }
    case 'next-seats':
    case 'seats':
      return changeSeats(services, press);
    case 'overbook':
      return addAnyway(services, staff, press);
    case 'sell':
      return sellCart(services, staff, press);
    default:
      return changeCart(carts, press);
  }
}

/** Follows what was scanned or typed at the top. */
async function scanned(
  services: PressServices,
  staff: Cashier,
  { form, reference, query }: Press,
): Promise<PressResult> {
  const found = await scan(services, staff, { typed: form.scan, reference });
  if (!found.ok) return found;
  switch (found.value.kind) {
    case 'order':
      return fail({ code: 'ORDER', number: found.value.number });
    case 'words':
      return succeed({
        reference,
        query: { ...query, event: undefined, q: found.value.words.slice(0, 100) },
      });
    case 'voucher': {
      const isAlone = query.customer === undefined;
      return fail({ code: isAlone ? 'VOUCHER_NEEDS_ACCOUNT' : 'CHECKED', scanned: found.value.code });
    }
    default:
      return succeed({ reference, query });
  }
}

const worthOf = async ({ db, databaseClock }: PressServices, code: string) =>
  findVoucherWorth(db, code, await databaseClock(db));
