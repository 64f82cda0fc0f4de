import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentMeans } from '#features/box-office/ticketing/index.ts';

const MEANS = {
  cash: msg`Cash`,
  card: msg`Card at the box office`,
  transfer: msg`Bank transfer`,
  'set-off': msg`Offset against an account`,
  online: msg`Online`,
  credit: msg`Credit`,
} as const;

export function meansWords(means: PaymentMeans, i18n: I18n): string {
  return i18n._(MEANS[means]);
}
