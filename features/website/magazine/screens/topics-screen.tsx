import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '#ui/link.tsx';
import type { Topic } from '../find-topics.server.ts';

/** All tags of the magazine. */
export function TopicsScreen({ topics }: { topics: readonly Topic[] }) {
  return (
    <div className="wrap topics">
      <header className="list-head">
        <h1 className="text-d4">
          <Trans>All #topics</Trans>
        </h1>
      </header>
      <ul className="topic-list">
        {topics.map(({ id, path, name, articles }) => (
          <li key={id}>
            <Link to={path} className="topic-link" lang={name.lang}>
              #{name.text}
            </Link>
            <span className="muted text-sm">
              <Plural value={articles} one="# article" other="# articles" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
