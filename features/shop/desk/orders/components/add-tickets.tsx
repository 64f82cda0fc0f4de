import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { deskEditPath } from '../desk-path.ts';
import type { AddGroup, OrderEditPage } from '../load-order-edit-page.server.ts';

/** Chooses a date, that of the order to begin with, and how many tickets of which price are added. */
export function AddTickets({ view, language }: { view: OrderEditPage; language: Language }) {
  const { t } = useLingui();
  const { number, chosen, query, dates } = view;
  return (
    <>
      <search>
        <form className="desk-search">
          <input type="hidden" name="lang" value={language} />
          <TextField label={t`Other dates`} type="search" name="q" defaultValue={query} maxLength={100} />
          <Button type="submit" variant="ghost">
            <Trans context="button">Search</Trans>
          </Button>
        </form>
      </search>
      {query !== '' && dates.length === 0 ? (
        <p className="muted">
          <Trans>No dates.</Trans>
        </p>
      ) : null}
      {dates.length === 0 ? null : (
        <ul className="desk-lines">
          {dates.map(({ jetId, title, when }) => (
            <li key={jetId}>
              <a
                href={deskEditPath(number, language, { q: query, event: String(jetId) })}
                className="text-link"
              >
                <span lang={title.lang}>{title.text}</span>, {when}
              </a>
            </li>
          ))}
        </ul>
      )}
      {chosen ? (
        <>
          <h3>
            <span lang={chosen.title.lang}>{chosen.title.text}</span>, {chosen.when}
          </h3>
          {chosen.groups.map((group) => (
            <Group
              key={`${group.seatGroup} ${group.blockId}`}
              group={group}
              view={view}
              jetId={chosen.jetId}
            />
          ))}
        </>
      ) : (
        <p className="muted">
          <Trans>This date isn’t on sale. Search for another.</Trans>
        </p>
      )}
    </>
  );
}

function Group({
  group: { seatGroup, blockId, name, time, free, prices },
  view: { lastPosition },
  jetId,
}: {
  group: AddGroup;
  view: OrderEditPage;
  jetId: number;
}) {
  return (
    <form method="post" className="desk-form">
      <input type="hidden" name="do" value="add" />
      <input type="hidden" name="event" value={jetId} />
      <input type="hidden" name="group" value={seatGroup} />
      <input type="hidden" name="slot" value={blockId ?? ''} />
      <input type="hidden" name="last" value={lastPosition} />
      <fieldset className="desk-choices">
        <legend>
          <span lang={name.lang}>{name.text}</span>
          {time === null ? null : <>, {time}</>},{' '}
          <Plural value={free} _0="sold out" one="# available" other="# available" />
        </legend>
        {prices.map(({ saleTypeId, name: price, cents }) => (
          <div key={saleTypeId}>
            <input type="hidden" name="price" value={`${saleTypeId} ${cents}`} />
            <TextField
              label={
                <>
                  <span lang={price.lang}>{price.text}</span>, {formatPrice(cents)}
                </>
              }
              name="quantity"
              inputMode="numeric"
              maxLength={3}
              defaultValue="0"
              autoComplete="off"
            />
          </div>
        ))}
      </fieldset>
      <Button type="submit">
        <Trans>Add to order</Trans>
      </Button>
    </form>
  );
}
