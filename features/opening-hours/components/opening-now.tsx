import type { OpeningToday } from '../opening-view.ts';

/** Whether the house is open, in a dot and in words (specification, section 4 "Opening hours state"). */
export function OpeningNow({ today: { state, day, text, lang, url } }: { today: OpeningToday }) {
  const words = <span lang={lang}>{text}</span>;
  return (
    <p className="opening-now" data-state={state}>
      <span>
        {day === null ? null : <span className="opening-day">{day} </span>}
        {url === undefined ? words : <a href={url}>{words}</a>}
      </span>
    </p>
  );
}
