import { Trans } from '@lingui/react/macro';
import { FlatPriceWords } from '#features/box-office/prices/index.ts';
import { MAX_GROUP } from '#features/box-office/ticketing/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import {
  type GroupChangeAnswer,
  type GroupChangeView,
  numberField,
  priceField,
} from './group-change-view.ts';

/** Form with which a group says how many it is now (docs/product/groups.md#another-number). */
export function GroupChange({
  change: { rows, shrinkUntil, mayShrink },
  answer,
}: {
  change: GroupChangeView;
  answer: GroupChangeAnswer | null;
}) {
  return (
    <section className="group-change" aria-labelledby="group-change">
      {answer && answer.problem === null ? (
        <div role="status">
          <Note tone="minze-hell">
            <Trans>Your number is changed. We’ve emailed you how it is now.</Trans>
          </Note>
        </div>
      ) : null}
      <details open={answer?.problem != null}>
        <summary className="text-link">
          <span id="group-change">
            <Trans>Change how many you are</Trans>
          </span>
        </summary>
        <form method="post" noValidate className="group-change-form">
          {answer?.problem ? (
            <p role="alert" className="form-refused">
              {answer.problem}
            </p>
          ) : null}
          {rows.map(({ saleTypeId, name, quantity, cents, flat }) => (
            <div key={saleTypeId}>
              <TextField
                label={<span lang={name.lang}>{name.text}</span>}
                hint={
                  flat ? (
                    <FlatPriceWords price={{ cents, flat }} />
                  ) : (
                    <span translate="no">{formatPrice(cents)}</span>
                  )
                }
                type="number"
                inputMode="numeric"
                name={numberField(saleTypeId)}
                min={mayShrink ? 0 : quantity}
                max={MAX_GROUP}
                defaultValue={quantity}
              />
              <input type="hidden" name={priceField(saleTypeId)} value={cents} />
            </div>
          ))}
          <p className="text-sm">
            {shrinkUntil === null ? null : mayShrink ? (
              <Trans>
                Until <strong>{shrinkUntil}</strong> you can be fewer free of charge.
              </Trans>
            ) : (
              <Trans>
                Since <strong>{shrinkUntil}</strong> is over, you can’t be fewer here any more. Call us.
              </Trans>
            )}{' '}
            <Trans>You can be more as long as there’s room.</Trans>
          </p>
          <Button type="submit" name="do" value="numbers">
            <Trans>Change the number</Trans>
          </Button>
        </form>
      </details>
    </section>
  );
}
