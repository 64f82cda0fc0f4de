const RETURN =
  /r(?:ü|ue)ck(?:last|l(?:ä|ae)uf|gabe|buchung|(?:ü|ue)berweis)|retoure|storno|\brtrn\b|\breturn/i;

/** Tells if a bank's words mean that money came back: in its kind always, in the text only where money left, because customers write there, too. */
export const isReturn = (kind: string, text: string, cents: number): boolean =>
  RETURN.test(kind) || (cents < 0 && RETURN.test(text));
