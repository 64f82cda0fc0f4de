import type { MessageDescriptor } from '@lingui/core';
import type { ReactElement } from 'react';
import { StaticPart } from '#ui/static-part.tsx';

/** The one part of a page that a link of the newsletter leads to. */
export const ANSWER_PART = 'newsletter-answer';

/** Title and content of such a page. */
export interface NewsletterAnswer {
  title: MessageDescriptor;
  screen: ReactElement;
}

/** A page that a link of the newsletter leads to, which its loader made. */
export function NewsletterAnswerRoute({ loaderData: { html } }: { loaderData: { html: string | null } }) {
  return <StaticPart name={ANSWER_PART} html={html} className="short-page" />;
}
