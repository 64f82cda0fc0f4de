import { Plural, Trans } from '@lingui/react/macro';
import { Form } from 'react-router';
import { usePlaceWords } from '#features/shop/cart/seats/index.ts';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { SeatPickerForm } from '../../seats/components/seat-picker.tsx';
import { SeatRows } from '../../seats/components/seat-rows.tsx';
import { type CounterQuery, counterPath } from '../counter-path.ts';
import type { CounterEvent, CounterSeats } from '../counter-view.ts';
import { CounterLink } from './counter-link.tsx';
import { Key } from './key.tsx';

/** The seats of the party at the counter: proposed, the next ones with a press, or chosen on the plan (docs/product/seating.md#desk). */
export function SeatStrip({
  seats,
  event,
  query,
  page,
  language,
}: {
  seats: CounterSeats;
  event: CounterEvent;
  /** Address of this page. */
  query: CounterQuery;
  /** Another one each time the page is loaded. */
  page: string;
  language: Language;
}) {
  const { rows, isTogether, place: placeOf, hasNext, picker } = seats;
  const placeWords = usePlaceWords();
  const action = counterPath(language, query);
  const places = picker?.chosen.length ?? 0;
  const place = (
    <>
      <input type="hidden" name="event" value={event.jetId} />
      <input type="hidden" name="group" value={event.group} />
    </>
  );
  return (
    <section className="counter-seats surface-dotter-hell" aria-labelledby="counter-seats">
      <div className="counter-seats-head">
        <div role="status">
          <h3 id="counter-seats" className="text-d1">
            <SeatRows rows={rows} />
          </h3>
          <p className="text-sm">
            {isTogether ? <Trans>side by side</Trans> : <Trans>not all side by side</Trans>},{' '}
            {placeWords(placeOf)}
          </p>
        </div>
        {hasNext ? (
          <Form method="post" action={action} preventScrollReset>
            {place}
            <button type="submit" name="do" value="next-seats" data-key="v" aria-keyshortcuts="V">
              <Trans context="seats">Next</Trans> <Key>V</Key>
            </button>
          </Form>
        ) : null}
        <CounterLink
          inPlace
          to={counterPath(language, { ...query, plan: picker ? undefined : 'open' })}
          data-key="p"
          aria-keyshortcuts="P"
          aria-expanded={picker !== null}
        >
          {picker ? <Trans>Close plan</Trans> : <Trans>Choose on the plan</Trans>} <Key>P</Key>
        </CounterLink>
      </div>
      {picker ? (
        <SeatPickerForm picker={picker} isParty sendsComplete {...{ action, page }}>
          {place}
          <input type="hidden" name="do" value="seats" />
          <Button type="submit" variant="ghost">
            <Plural value={places} one="Take this seat" other="Take these # seats" />
          </Button>
        </SeatPickerForm>
      ) : null}
    </section>
  );
}
