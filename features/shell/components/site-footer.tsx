import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { WeekHours } from '#features/opening-hours/index.ts';
import type { Shell } from '../find-shell.server.ts';

/** Address, opening hours and links on ink, under them the name, cropped. */
export function SiteFooter({ shell }: { shell: Shell }) {
  return (
    <footer className="site-footer surface-ink">
      <div className="wrap site-footer-columns">
        <section>
          <h2>
            <Trans>Knock any time</Trans>
          </h2>
          {shell.address ? (
            <>
              <address>
                {shell.address.name}
                <br />
                {shell.address.street}, {shell.address.place}
              </address>
              <p className="muted" lang={shell.address.directions.lang}>
                {shell.address.directions.text}
              </p>
            </>
          ) : null}
        </section>
        <section>
          <h2>
            <Trans>Opening hours</Trans>
          </h2>
          <WeekHours week={shell.week} />
        </section>
        <nav aria-labelledby="footer-house">
          <h2 id="footer-house">
            <Trans>The house</Trans>
          </h2>
          <ul>
            {[...shell.menus.footer, ...shell.menus.legal].map((item) => (
              <li key={item.id}>
                <Link to={item.url}>{item.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="wrap overflow-hidden">
        <div className="site-footer-name" aria-hidden="true">
          Buntspecht
        </div>
      </div>
    </footer>
  );
}
