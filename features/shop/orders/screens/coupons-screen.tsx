import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { shopPaths } from '#features/shop/cart/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { CouponListing } from '../coupon-listing.ts';

/** "Voucher codes" of the personal area: which code lowered which order. `navigation`: the other pages of the area. */
export function CouponsScreen({
  coupons,
  navigation,
  language,
}: {
  coupons: CouponListing[];
  navigation: ReactNode;
  language: Language;
}) {
  return (
    <div className="wrap orders-page">
      <h1 className="text-title">
        <Trans>Voucher codes</Trans>
      </h1>
      {navigation}
      {coupons.length === 0 ? <NoCoupons language={language} /> : <UsedCoupons coupons={coupons} />}
    </div>
  );
}

function NoCoupons({ language }: { language: Language }) {
  return (
    <div className="orders-none">
      <p className="lead">
        <Trans>No voucher codes used yet. Enter a code in the cart, and what it saves you shows here.</Trans>
      </p>
      <ButtonLink href={shopPaths('webshop', language).cart}>
        <Trans>Go to cart</Trans>
      </ButtonLink>
    </div>
  );
}

function UsedCoupons({ coupons }: { coupons: CouponListing[] }) {
  return (
    <ul className="orders">
      {coupons.map(({ code, orderNumber, orderPath, placedOn, reductionCents }) => (
        <li key={orderNumber} className="orders-order">
          <h2 className="text-d2" translate="no">
            {code}
          </h2>
          <p>
            {placedOn},{' '}
            <a href={orderPath} className="text-link">
              {orderNumber}
            </a>
          </p>
          <p>
            {reductionCents === null ? (
              <Trans>Returned with the order: you can use it again.</Trans>
            ) : (
              <Saved amount={formatPrice(reductionCents)} />
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Saved({ amount }: { amount: string }) {
  return <Trans>It saved you {amount}.</Trans>;
}
