import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { MenuItem } from '#features/navigation/index.ts';

/** The main menu of wide screens; drumming dots under the page one is on. */
export function MainMenu({ items, here }: { items: MenuItem[]; here: string }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main menu`} className="main-menu">
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={item.url} className="dot-line" aria-current={item.url === here ? 'page' : undefined}>
              {item.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
