import { emailHtml } from './email-html.ts';
import { type EmailTemplate, emailText } from './email-template.ts';

/** Renders an email: both parts say the same. */
export function renderEmail(template: EmailTemplate): { subject: string; text: string; html: string } {
  return {
    subject: `${template.site}: ${template.subject}`,
    text: emailText(template),
    html: emailHtml(template),
  };
}
