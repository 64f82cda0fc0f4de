import type { MessageDescriptor } from '@lingui/core';
import type { ReactElement } from 'react';
import { StaticPart } from '#ui/static-part.tsx';

/** The one part of a page that a link of the newsletter leads to. */
export const RESULT_PART = 'newsletter-result';

/** Title and content of such a page. */
export interface NewsletterResult {
  title: MessageDescriptor;
  screen: ReactElement;
}

/** A page that a link of the newsletter leads to, which its loader made. */
export function NewsletterResultRoute({ loaderData: { html } }: { loaderData: { html: string | null } }) {
  return <StaticPart name={RESULT_PART} html={html} className="short-page" />;
}
