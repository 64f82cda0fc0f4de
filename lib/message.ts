import type { MessageDescriptor } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/** A value by the name of its placeholder: `${{ number }}`. */
type Placeholder = Record<string, string | number>;

/** Text that needs more than a template: plural forms in ICU, or a context where English has one word for two. */
interface MessageOptions {
  message: string;
  context?: string;
  comment?: string;
}

/**
 * Declares an interface text in code that plain Node loads as well, such as jobs, emails and definitions of modules
 * (docs/decisions/0118). Bundles replace the call by Lingui's macro, which knows it by `lingui.config.ts`; commands run it.
 * @example msg`Order ${{ number }}`
 */
export function msg(strings: TemplateStringsArray, ...values: Placeholder[]): MessageDescriptor;
export function msg(options: MessageOptions): MessageDescriptor;
export function msg(
  text: TemplateStringsArray | MessageOptions,
  ...values: Placeholder[]
): MessageDescriptor {
  if ('message' in text) return { id: generateMessageId(text.message, text.context), message: text.message };
  const names = values.map((value) => `{${Object.keys(value)[0]}}`);
  const message = text.map((part, index) => part + (names[index] ?? '')).join('');
  return { id: generateMessageId(message), message, values: Object.assign({}, ...values) };
}
