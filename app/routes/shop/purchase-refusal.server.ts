import { msg } from '@lingui/core/macro';
import type { OnlinePaymentError } from '#features/box-office/payments/index.server.ts';
import { i18nFor } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';

/** Reason a gift voucher or a pass was not ordered. */
export type PurchaseRefusal = OnlinePaymentError['code'] | 'TOO_MANY_TRIES' | 'TERMS_CHANGED';

export function purchaseRefusal(code: PurchaseRefusal, language: Language): string {
  const i18n = i18nFor(language);
  switch (code) {
    case 'TOO_MANY_TRIES':
      return i18n._(msg`Too many attempts. Wait a few minutes, then try again.`);
    case 'TERMS_CHANGED':
      return i18n._(msg`This has changed since you saw it. Nothing was bought: check it, then order.`);
    case 'PAYMENT_PROVIDER_DOWN':
      return i18n._(
        msg`Paying online isn’t working right now. Nothing was bought: try again, or pay another way.`,
      );
    case 'SALE_CLOSED':
      return i18n._(msg`Our shop is closed at the moment. Nothing was bought.`);
    case 'PAYMENT_CLOSED':
      return i18n._(msg`You can no longer pay this way. Choose another.`);
    default:
      return i18n._(msg`That didn’t work, and nothing was bought. Try again.`);
  }
}
