import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RichText } from '#app/ui/rich-text.tsx';
import type { MenuItem } from '#features/navigation/index.ts';
import type { ShownText } from '#lib/localized.ts';
import type { Shell } from '../find-shell.server.ts';
import boxOfficeLogoUrl from './box-office-logo.svg?url';
import cultureLogoUrl from './culture-logo.svg?url';
import { SiteLink } from './site-link.tsx';

/** Address, opening hours and links on ink, the blocks of the settings around them, under it all the name, cropped. */
export function SiteFooter({ shell }: { shell: Shell }) {
  const { t } = useLingui();
  return (
    <footer className="site-footer surface-ink">
      <Block html={shell.footer.top} />
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
          <dl className="hours-list">
            {shell.week.map((line) => (
              <div key={line.days}>
                <dt>{line.days}</dt>
                <dd lang={line.text?.lang}>{line.text?.text ?? line.hours ?? <Trans>Closed</Trans>}</dd>
              </div>
            ))}
          </dl>
        </section>
        <FooterMenu id="footer-house" title={t`The house`} items={shell.menus.footer} />
        <FooterMenu id="footer-service" title={t`Service`} items={shell.menus.legal}>
          {/* Whoever asks for consent listens for it; without scripts nothing is stored that one could choose. */}
          <li className="site-footer-settings">
            <button type="button" data-cookie-settings>
              <Trans>Cookie settings</Trans>
            </button>
          </li>
        </FooterMenu>
      </div>
      <Block html={shell.footer.bottom} />
      <div className="wrap site-footer-logos">
        <p>
          <img src={boxOfficeLogoUrl} alt="" width={104} height={44} loading="lazy" />
          <Trans>Tickets by the Buntspecht box office</Trans>
        </p>
        <p>
          <img src={cultureLogoUrl} alt="" width={104} height={44} loading="lazy" />
          <Trans>Supported by Kulturraum Auental</Trans>
        </p>
      </div>
      <Block html={shell.footer.logos} />
      <div className="wrap overflow-hidden">
        <div className="site-footer-name" aria-hidden="true">
          Buntspecht
        </div>
      </div>
    </footer>
  );
}

function FooterMenu({
  id,
  title,
  items,
  children,
}: {
  id: string;
  title: string;
  items: MenuItem[];
  children?: ReactNode;
}) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.name}>
            <SiteLink url={item.url}>{item.name}</SiteLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

function Block({ html }: { html: ShownText | null }) {
  if (!html) return null;
  return <RichText html={html} className="wrap site-footer-block" />;
}
