import { StaticPart } from '#ui/static-part.tsx';

/** The footer's name among the parts of a page. */
export const FOOTER = 'footer';

/** The footer; `html` as its layout's loader returns it. Its links go through the router like those of texts. */
export function SiteFooter({ html }: { html: string | null }) {
  return <StaticPart name={FOOTER} html={html} as="footer" className="site-footer surface-ink" />;
}
