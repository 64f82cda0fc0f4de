/** Longer than any field of one line that somebody fills in by hand. */
const ONE_LINE = 500;

/**
 * A field of a form as it was typed, its line ends of one letter; empty when it was not sent. Cut after `atMost` letters:
 * a form that comes back shows what was typed, and nobody is to have megabytes rendered.
 */
export function formText(form: FormData, name: string, atMost = ONE_LINE): string {
  const value = form.get(name);
  return typeof value === 'string'
    ? value
        .slice(0, 2 * atMost)
        .replaceAll('\r\n', '\n')
        .slice(0, atMost)
    : '';
}
