import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MenuItem } from '#features/core/navigation/index.ts';
import type { SocialLink } from '#features/core/settings/index.ts';
import { WeekHours } from '#features/programme/opening-hours/index.ts';
import type { Visit } from '#features/programme/venues/index.ts';
import type { Language, ShownText } from '#lib/localized.ts';
import { RichText } from '#ui/rich-text.tsx';

interface FooterLogo {
  imageUrl: string;
  text: ShownText;
}

/** Content of the footer. */
export interface Footer {
  siteName: string;
  visit: Visit;
  about: MenuItem[];
  legal: MenuItem[];
  socialLinks: SocialLink[];
  logos: FooterLogo[];
  /** Blocks of the settings, free of scripts. */
  blocks: Record<'top' | 'bottom' | 'logos', ShownText | null>;
}

/**
 * Shows the footer: address, opening hours and links on ink, the blocks of the settings around them, below it all the
 * name, cropped. Nothing in it changes in a browser (docs/decisions/0027).
 */
export function FooterContent({
  siteName,
  visit: { address, hours },
  about,
  legal,
  socialLinks,
  logos,
  blocks,
}: Footer) {
  const { t } = useLingui();
  return (
    <>
      <Block html={blocks.top} />
      <div className="wrap site-footer-columns">
        <section>
          <h2>
            <Trans>Knock any time</Trans>
          </h2>
          {address ? (
            <>
              <address>
                {address.name}
                <br />
                {address.street}, {address.place}
              </address>
              <p className="muted" lang={address.directions.lang}>
                {address.directions.text}
              </p>
            </>
          ) : null}
        </section>
        <section>
          <h2>
            <Trans>Opening hours</Trans>
          </h2>
          <WeekHours hours={hours} />
        </section>
        <FooterMenu id="footer-house" title={t`About us`} items={about} />
        <FooterMenu id="footer-service" title={t`Service`} items={legal}>
          {/* Handled by the code that asks for consent; without scripts nothing is stored that one could choose. */}
          <li className="site-footer-settings">
            <button type="button" data-cookie-settings>
              <Trans>Cookie settings</Trans>
            </button>
          </li>
        </FooterMenu>
      </div>
      <SocialLinks links={socialLinks} />
      <Block html={blocks.bottom} />
      <Logos logos={logos} />
      <Block html={blocks.logos} />
      <div className="wrap overflow-hidden">
        <div className="site-footer-name" aria-hidden="true" translate="no">
          {siteName}
        </div>
      </div>
    </>
  );
}

function SocialLinks({ links }: { links: SocialLink[] }) {
  const { t } = useLingui();
  if (links.length === 0) return null;
  return (
    <nav className="wrap site-footer-social" aria-label={t`Social media`}>
      <ul>
        {links.map(({ name, url }) => (
          <li key={url}>
            <FooterLink url={url} lang={undefined}>
              {name}
            </FooterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The text beside a logo says what it shows. */
function Logos({ logos }: { logos: FooterLogo[] }) {
  if (logos.length === 0) return null;
  return (
    <div className="wrap site-footer-logos">
      {logos.map(({ imageUrl, text }) => (
        <p key={imageUrl} lang={text.lang}>
          <img src={imageUrl} alt="" width={104} height={44} loading="lazy" />
          {text.text}
        </p>
      ))}
    </div>
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
        {items.map(({ name, lang, url }) => (
          <li key={name}>
            <FooterLink url={url} lang={lang}>
              {name}
            </FooterLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** External ones open in a new tab (docs/product/shell.md#footer). */
function FooterLink({
  url,
  lang,
  children,
}: {
  url: string;
  lang: Language | undefined;
  children: ReactNode;
}) {
  const elsewhere = url.startsWith('/') ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <a href={url} lang={lang} {...elsewhere}>
      {children}
    </a>
  );
}

function Block({ html }: { html: ShownText | null }) {
  if (!html) return null;
  return <RichText html={html} className="wrap site-html-block" />;
}
