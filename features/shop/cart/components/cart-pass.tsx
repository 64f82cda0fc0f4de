import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { PassRefusalWords } from '#features/box-office/passes/index.ts';
import { Button } from '#ui/button.tsx';
import type { CartView } from '../cart-view.ts';
import type { ShopPaths } from './shop-paths.ts';

/** Form that adds or removes a pass, with the reason if the pass does not pay. */
export function CartPass({ pass, passes, paths }: Pick<CartView, 'pass' | 'passes'> & { paths: ShopPaths }) {
  const form = useRef<HTMLFormElement>(null);
  const isIn = pass !== null;
  const wasIn = useRef(isIn);

  // Moves the focus, since the pressed control disappears with the change: the control that undoes it announces the result.
  useEffect(() => {
    if (wasIn.current === isIn) return;
    wasIn.current = isIn;
    form.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [isIn]);

  if (pass === null && passes.length === 0) return null;
  return (
    <Form ref={form} method="post" action={paths.coupon} preventScrollReset className="cart-coupon">
      {pass === null ? (
        passes.map(({ id, name, leftVisits }) => (
          <Button key={id} type="submit" name="pass" value={id} variant="ghost">
            <span>
              <Trans>
                Use <span lang={name.lang}>{name.text}</span>
              </Trans>{' '}
              <small>
                <Plural value={leftVisits} one="# visit left" other="# visits left" />
              </small>
            </span>
          </Button>
        ))
      ) : (
        <>
          {pass.refusal === null ? null : (
            <p className="text-sm">
              <strong lang={pass.name.lang}>{pass.name.text}</strong>:{' '}
              <PassRefusalWords refusal={pass.refusal} />
            </p>
          )}
          <Button type="submit" name="pass" value="none" variant="ghost" size="small">
            <span>
              <Trans>
                Remove <span lang={pass.name.lang}>{pass.name.text}</span>
              </Trans>
            </span>
          </Button>
        </>
      )}
    </Form>
  );
}
