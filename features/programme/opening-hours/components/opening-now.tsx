import type { OpeningToday } from '../opening-view.ts';

/** Shows if the venue is open, as a dot and in words (docs/product/shell.md#opening-hours). */
export function OpeningNow({ today: { state, day, text, lang, note, url } }: { today: OpeningToday }) {
  const words = (
    <>
      <span lang={lang}>{text}</span>
      {note ? (
        <span className="opening-note">
          {' '}
          · <span lang={note.lang}>{note.text}</span>
        </span>
      ) : null}
    </>
  );
  return (
    <p className="opening-now" data-state={state}>
      <span>
        {day === null ? null : <span className="opening-day">{day} </span>}
        {url === undefined ? words : <a href={url}>{words}</a>}
      </span>
    </p>
  );
}
