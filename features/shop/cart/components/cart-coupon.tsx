import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { CartView } from '../cart-view.ts';
import { CouponRefusalWords } from './coupon-refusal-words.tsx';
import type { ShopPaths } from './shop-paths.ts';

/** Form that enters or removes a code, with the reason if the code does not count. */
export function CartCoupon({ coupon, paths }: { coupon: CartView['coupon']; paths: ShopPaths }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const code = coupon?.code ?? null;
  const shownCode = useRef(code);

  // Moves the focus, since the pressed control disappears with the change: the control that undoes it announces the result.
  useEffect(() => {
    if (shownCode.current === code) return;
    shownCode.current = code;
    form.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  }, [code]);

  return (
    <Form ref={form} method="post" action={paths.coupon} preventScrollReset className="cart-coupon">
      {coupon === null ? (
        <>
          <TextField
            name="code"
            label={t`Voucher code`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            required
          />
          <Button type="submit" variant="ghost">
            <Trans>Redeem</Trans>
          </Button>
        </>
      ) : (
        <>
          {coupon.refusal === null ? null : (
            <p className="text-sm">
              <strong translate="no">{code}</strong>: <CouponRefusalWords refusal={coupon.refusal} />
            </p>
          )}
          <Button type="submit" name="remove" value="yes" variant="ghost" size="small">
            <Trans>Remove voucher code {code}</Trans>
          </Button>
        </>
      )}
    </Form>
  );
}
