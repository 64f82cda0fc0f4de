/** An email: in plain text, and where there is such a part the same as HTML. */
export interface Email {
  /** One e-mail address. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Where mail programs offer to end such emails: looking at it asks, a POST does it (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

/** Sends emails; throws when one could not be handed over. */
export interface Mailer {
  send(email: Email): Promise<void>;
}
