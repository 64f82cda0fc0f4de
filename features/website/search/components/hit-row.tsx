import { Artwork } from '#ui/artwork.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { HitView } from '../hit-view.server.ts';
import { MarkedText } from './marked-text.tsx';

/** Something found: its picture, its name, what and when it is. An item of a list. */
export function HitRow({ hit, kind }: { hit: HitView; kind: string }) {
  const { title, titleLang, label, when, line, lineLang, picture } = hit;
  return (
    <li className="hit" data-past={hit.isPast || undefined}>
      {picture ? <Artwork src={picture} width={1} height={1} /> : <Icon name="text" size={32} />}
      <div>
        <h3 className="text-d1">
          <Link to={hit.path} className="event-link" lang={titleLang ?? undefined}>
            <MarkedText pieces={title} />
          </Link>
        </h3>
        <p className="hit-facts">
          {label ? <span lang={label.lang}>{label.text}</span> : kind}
          {when ? ` · ${when}` : null}
        </p>
        <p lang={lineLang ?? undefined}>
          <MarkedText pieces={line} />
        </p>
      </div>
      <Icon name="arrow-right" />
    </li>
  );
}
