import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '#ui/icon.tsx';
import type { RefusedFile } from '../refused-file.ts';
import { FaultWords } from './issue-words.tsx';

const RADIUS = 22;
const MARGIN = 60;

/** A file that was refused: every fault with its place and line, beside the plan as it would look. */
export function RefusedFileSheet({ file }: { file: RefusedFile }) {
  const { name, faults, counts } = file;
  return (
    <section className="seating-refused" aria-labelledby="seating-refused">
      <div>
        <h2 id="seating-refused" className="text-d2">
          <Trans>That doesn’t fit yet</Trans>
        </h2>
        <p className="lead">
          <strong translate="no">{name}</strong>
          {counts.seats > 0 ? (
            <>
              {', '}
              <Plural value={counts.seats} one="# seat" other="# seats" />{' '}
              <Plural value={counts.rows} one="in # row" other="in # rows" />
            </>
          ) : null}
        </p>
        <p>
          <Plural
            value={faults.length}
            one="One place is wrong. Nothing was taken over."
            other="# places are wrong. As long as one of them is, nothing is taken over."
          />
        </p>
        <ul className="seating-faults">
          {faults.map((fault) => (
            <Fault key={JSON.stringify(fault)} fault={fault} />
          ))}
        </ul>
      </div>
      {counts.seats > 0 ? <Preview preview={file.preview} /> : null}
    </section>
  );
}

function Fault({ fault: { line, place, reason } }: { fault: RefusedFile['faults'][number] }) {
  return (
    <li>
      <Icon name="close" size={20} />
      <strong translate="no">{place === '' ? <Trans>whole file</Trans> : place}</strong>
      <span>
        <FaultWords reason={reason} />
      </span>
      <span className="muted">{line === null ? null : <Trans>Line {line}</Trans>}</span>
    </li>
  );
}

function Preview({ preview: { size, seats } }: { preview: RefusedFile['preview'] }) {
  const { t } = useLingui();
  const left = Math.min(...seats.map(({ x }) => x), size.width) - MARGIN;
  const top = Math.min(...seats.map(({ y }) => y), size.height) - MARGIN;
  const width = Math.max(...seats.map(({ x }) => x), 0) + MARGIN - left;
  const height = Math.max(...seats.map(({ y }) => y), 0) + MARGIN - top;
  const faulty = seats.filter(({ isFaulty }) => isFaulty).length;
  return (
    <div className="seating-preview">
      <h3 className="text-d1">
        <Trans>This is how it would look</Trans>
      </h3>
      <svg
        className="seating-plan"
        viewBox={`${left} ${top} ${width} ${height}`}
        role="img"
        aria-label={t`${seats.length} seats, ${faulty} of them marked`}
      >
        {seats.map(({ id, x, y, isFaulty }) => (
          <g key={id} className={isFaulty ? 'seating-seat seating-faulty' : 'seating-seat seating-himmel'}>
            <circle cx={x} cy={y} r={RADIUS} />
            {isFaulty ? <circle className="seating-ring" cx={x} cy={y} r={RADIUS + 8} /> : null}
          </g>
        ))}
      </svg>
    </div>
  );
}
