import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Form } from 'react-router';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { TextField } from '#ui/field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { counterPath } from '../counter-path.ts';
import type { CounterEvent, CounterPrice, CounterView } from '../counter-view.ts';
import { CounterLink } from './counter-link.tsx';
import { Key } from './key.tsx';
import { SeatStrip } from './seat-strip.tsx';
import { SellAnyway } from './sell-anyway.tsx';
import { WholeSeries } from './whole-series.tsx';

/** The chosen event: its seat groups, its timeslots, and a key for each price. A press adds one ticket, minus takes one back. */
export function PriceKeys({
  event,
  view,
  language,
}: {
  event: CounterEvent;
  view: CounterView;
  language: Language;
}) {
  const { t } = useLingui();
  const { jetId, title, room, time, groups, group, slots, blockId, series } = event;
  const singles = event.prices.filter(({ groupFrom }) => groupFrom === null);
  const classes = event.prices.filter(({ groupFrom }) => groupFrom !== null);
  const digits = classes.length > 0 ? CLASS_DIGIT - 1 : CLASS_DIGIT;
  const here = {
    ...{ event: jetId, q: view.query, customer: view.customer?.id },
    ...(view.day === view.days[0]?.day ? {} : { day: view.day }),
  };
  const query = {
    ...{ ...here, group, ...slotOf(blockId) },
    ...(view.isPlanOpen ? { plan: 'open' as const } : {}),
  };
  const action = counterPath(language, query);
  const place = (
    <>
      <input type="hidden" name="key" defaultValue={view.pressKey} />
      <input type="hidden" name="event" value={jetId} />
      <input type="hidden" name="group" value={group} />
      <input type="hidden" name="slot" value={blockId ?? ''} />
    </>
  );
  return (
    <>
      <h2 id="counter-event" className="counter-title">
        <span className="text-d2" lang={title.lang}>
          {title.text}
        </span>{' '}
        <span className="text-sm">
          {time} · <span lang={room.lang}>{room.text}</span>
        </span>
      </h2>
      {groups.length > 1 ? (
        <ul className="counter-groups">
          {groups.map(({ code, name, free }) => (
            <li key={code}>
              <CounterLink
                inPlace
                to={counterPath(language, { ...here, group: code })}
                aria-current={code === group ? 'true' : undefined}
              >
                <strong lang={name.lang}>{name.text}</strong> <Trans>{free} available</Trans>
              </CounterLink>
            </li>
          ))}
        </ul>
      ) : null}
      {slots.length > 0 ? (
        <ul className="counter-groups" data-slots>
          {slots.map(({ blockId: slot, time: at, free }) => (
            <li key={slot}>
              <CounterLink
                inPlace
                to={counterPath(language, { ...here, group, slot })}
                aria-current={slot === blockId ? 'true' : undefined}
              >
                <strong>{at}</strong> <Trans>{free} available</Trans>
              </CounterLink>
            </li>
          ))}
        </ul>
      ) : null}
      <Form method="post" action={action} preventScrollReset data-prices onSubmit={renewPressKey}>
        {place}
        <ul className="counter-prices">
          {singles.map((price, index) => (
            <li key={price.saleTypeId}>
              <PriceKey price={price} digit={index < digits ? index + 1 : null} />
            </li>
          ))}
        </ul>
        <TextField
          key={`${jetId} ${group}`}
          label={t`Tickets per press`}
          name="count"
          inputMode="numeric"
          maxLength={3}
          defaultValue="1"
          autoComplete="off"
          className="counter-count"
        />
      </Form>
      {classes.length > 0 ? (
        <Form
          method="post"
          action={action}
          preventScrollReset
          className="counter-series"
          data-class
          onSubmit={renewPressKey}
        >
          {place}
          <TextField
            key={`${jetId} ${group}`}
            label={t`Class, group: how many? (key 6)`}
            name="count"
            inputMode="numeric"
            maxLength={3}
            defaultValue={classes[0]?.groupFrom ?? ''}
            autoComplete="off"
            className="counter-count"
            data-key={CLASS_DIGIT}
            aria-keyshortcuts={String(CLASS_DIGIT)}
          />
          <ul className="counter-prices">
            {classes.map((price) => (
              <li key={price.saleTypeId}>
                <PriceKey price={price} digit={null} />
              </li>
            ))}
          </ul>
        </Form>
      ) : null}
      {event.seats ? (
        <SeatStrip seats={event.seats} page={view.pressKey} {...{ event, query, language }} />
      ) : null}
      {event.overbookable > 0 ? (
        <SellAnyway
          left={event.overbookable}
          prices={singles}
          {...{ action, place }}
          onSubmit={renewPressKey}
        />
      ) : null}
      {series ? <WholeSeries series={series} action={action} pressKey={view.pressKey} /> : null}
    </>
  );
}

/** Gives every press by hand another key, however fast they follow each other. */
function renewPressKey({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const key = currentTarget.elements.namedItem('key');
  if (key instanceof HTMLInputElement) key.value = crypto.randomUUID();
}

const slotOf = (blockId: number | null) => (blockId === null ? {} : { slot: blockId });

/** The digits 1 to 6 belong to prices, by their place; 6 to those of groups, where there are such. */
const CLASS_DIGIT = 6;

function PriceKey({ price, digit }: { price: CounterPrice; digit: number | null }) {
  const { t } = useLingui();
  const { saleTypeId, name, cents, conditions, quantity } = price;
  const { text } = name;
  return (
    <div className="counter-price" data-chosen={quantity > 0 ? '' : undefined}>
      <button
        type="submit"
        name="add"
        value={saleTypeId}
        {...(digit === null ? {} : { 'data-key': digit, 'aria-keyshortcuts': String(digit) })}
      >
        <strong lang={name.lang}>{text}</strong>
        {digit === null ? null : <Key>{digit}</Key>}
        <span className="counter-cents">{formatPrice(cents)}</span>
        {conditions ? (
          <span className="text-sm" lang={conditions.lang}>
            {conditions.text}
          </span>
        ) : null}
      </button>
      {quantity > 0 ? (
        <span className="counter-quantity">
          <strong>
            {quantity}{' '}
            <VisuallyHidden>
              <Trans>in this sale</Trans>
            </VisuallyHidden>
          </strong>
          <button
            type="submit"
            name="less"
            value={saleTypeId}
            data-less={digit ?? CLASS_DIGIT}
            aria-label={t`One ${text} less`}
          >
            −
          </button>
        </span>
      ) : null}
    </div>
  );
}
