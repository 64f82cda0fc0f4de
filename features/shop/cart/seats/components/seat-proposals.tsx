import { Plural, Trans } from '@lingui/react/macro';
import { joinWaitingListPath } from '#features/box-office/ticketing/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Radio } from '#ui/radio.tsx';
import { placeInHall } from '../place-in-hall.ts';
import type { SeatsPage } from '../seats-page.ts';
import { PROPOSAL } from '../use-chosen-seats.ts';
import { usePlaceWords } from './use-place-words.ts';
import { useSeatWords } from './use-seat-words.ts';

/** Seats that a party may take together: the best are chosen, others are one press away. */
export function SeatProposals({
  page,
  onChoose,
}: {
  page: SeatsPage;
  onChoose(seats: ReadonlySet<string>): void;
}) {
  const { proposals, wanted, chosen, former, others } = page;
  const words = useSeatWords(page);
  const placeWords = usePlaceWords();
  const places = wanted.reduce((sum, group) => sum + group.places, 0);
  const cents = priceOf(wanted);
  if (proposals.length === 0) return <SitApart page={page} />;
  return (
    <fieldset className="seats-proposals">
      <legend>
        <h2 className="text-lg">
          <Plural value={places} one="One seat" other="# seats side by side" />
        </h2>
      </legend>
      {former === null ? (
        <p className="text-sm muted">
          <Trans>We picked the best ones. Take them, or choose on the plan.</Trans>
        </p>
      ) : null}
      {proposals.map(({ seats: guids, hasWheelchair }, index) => {
        const seats = page.hall.seats.filter(({ guid }) => guids.includes(guid));
        return (
          <Radio
            key={guids.join()}
            card
            name={PROPOSAL}
            value={JSON.stringify(guids)}
            defaultChecked={index === 0 && former === null && chosen.length === 0}
            onChange={() => onChoose(new Set(guids))}
          >
            <span className="seats-proposal">
              <span>
                {words.rows(seats)}
                <span className="seats-proposal-place">
                  {hasWheelchair ? (
                    <Trans>with a wheelchair place</Trans>
                  ) : (
                    placeWords(placeInHall(seats, page.hall))
                  )}
                </span>
              </span>
              <span translate="no">{formatPrice(cents)}</span>
            </span>
          </Radio>
        );
      })}
      <OtherGroups others={others} />
    </fieldset>
  );
}

/** The same tickets in other seat groups, with what they cost there. */
function OtherGroups({ others }: Pick<SeatsPage, 'others'>) {
  return others.map(({ seatGroup, name, cents, path }) => (
    <a key={seatGroup} href={path} className="text-link seats-other">
      <span>
        <span lang={name.lang}>{name.text}</span>, <span translate="no">{formatPrice(cents)}</span>
      </span>
    </a>
  ));
}

/** Price of all tickets that are asked for, in cents. */
export const priceOf = (wanted: SeatsPage['wanted']): number =>
  wanted.flatMap(({ tickets }) => tickets).reduce((sum, ticket) => sum + ticket.quantity * ticket.cents, 0);

/** Says how near a party can still sit, and takes its consent: without scripts as well. */
function SitApart({
  page: { apart, wanted, former, jetId, language, nextDates, others },
}: {
  page: SeatsPage;
}) {
  const [first] = wanted;
  if (!apart || !first) return null;
  const { largest, fitsTwoRows, fitsAnywhere } = apart;
  return (
    <section className="seats-proposals">
      <p>
        <strong>
          <Trans>Not enough (connected) seats found.</Trans>
        </strong>{' '}
        {largest > 0 ? (
          <Plural
            value={largest}
            one="Only single seats are left here."
            other="At most # people can still sit side by side here."
          />
        ) : null}
      </p>
      {former === null && fitsTwoRows ? (
        <Button type="submit" name="consent" value="two-rows">
          <Trans>Sit in two rows, one behind the other</Trans>
        </Button>
      ) : null}
      {former === null && fitsAnywhere ? (
        <Button type="submit" name="consent" value="anywhere" variant={fitsTwoRows ? 'ghost' : 'ink'}>
          <Trans>Sit apart</Trans>
        </Button>
      ) : null}
      {nextDates.length > 0 ? (
        <p>
          <Trans>Side by side on another date:</Trans>{' '}
          {nextDates.map(({ name, path }, index) => (
            <span key={path}>
              {index > 0 ? ' · ' : ''}
              <a href={path} className="text-link">
                {name}
              </a>
            </span>
          ))}
        </p>
      ) : null}
      {former === null ? <OtherGroups others={others} /> : null}
      {former === null ? (
        <a
          href={joinWaitingListPath(jetId, language, { seatGroup: first.seatGroup, blockId: null })}
          className="text-link"
        >
          <Trans>Wait for seats side by side</Trans>
        </a>
      ) : null}
    </section>
  );
}
