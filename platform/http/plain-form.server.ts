/** True for multipart forms with files, which page forms cannot read. */
export const isMultipart = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '');

/** The request as its page gets it once its files have been taken in: a plain form of these fields in the place of its body. */
export function withPlainForm({ url, headers: before }: Request, fields: URLSearchParams): Request {
  const headers = new Headers(before);
  headers.set('content-type', 'application/x-www-form-urlencoded');
  headers.delete('content-length');
  return new Request(url, { method: 'POST', headers, body: fields.toString() });
}
