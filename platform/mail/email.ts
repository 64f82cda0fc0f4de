/** An email: in plain text, and where there is such a part the same as HTML. */
export interface Email {
  /** One e-mail address. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Address mail programs use to offer unsubscribing: GET asks, POST unsubscribes (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

/** Sends emails; throws when one could not be handed over. */
export interface Mailer {
  send(email: Email): Promise<void>;
}
