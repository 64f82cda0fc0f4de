import { useResourceContext, useTranslate } from 'react-admin';
import { ApiError, NETWORK_ERROR } from '../api/api-call.ts';
import { useInterfaceLanguage } from '../words/language.ts';
import { NEEDED_BY } from '../words/needed-by.ts';
import { refusalWords } from '../words/refusal-words.ts';
import { useWords } from '../words/use-words.ts';

/** Reason a call was refused, as a sentence in the venue's words. */
export function useRefusal(): (error: unknown) => string {
  const words = useWords();
  const translate = useTranslate();
  const language = useInterfaceLanguage();
  const nameOf = (needs: string) =>
    needs in NEEDED_BY
      ? words(NEEDED_BY[needs as keyof typeof NEEDED_BY])
      : translate(`resources.${needs}.name`, { smart_count: 2, _: needs });
  return (error) => {
    if (!(error instanceof ApiError)) return translate('ra.notification.data_provider_error');
    const { status, body } = error;
    const said = translate(`admin.refused_${body.code}`, { _: '' });
    if (said) return said;
    if (body.needed_by) return words('needed', { by: body.needed_by.map(nameOf).join(', ') });
    if (body.code === 'blocked' && body.fields)
      return body.fields.map((each) => refusalWords(each, language)).join(' ');
    if (status === 412 || body.code === 'conflict') return words('changed_meanwhile');
    if (status === 401) return words('signed_out_meanwhile');
    if (status === 403) return words('not_allowed');
    if (status === NETWORK_ERROR || status >= 500) return words('no_answer');
    return body.fields ? translate('ra.message.invalid_form') : words('refused', { why: error.message });
  };
}

/** Reason one of several records was refused: its fields are named, because no form shows them. */
export function useRecordRefusal(): (error: unknown) => string {
  const refusal = useRefusal();
  const translate = useTranslate();
  const language = useInterfaceLanguage();
  const resource = useResourceContext() ?? '';
  return (error) => {
    if (!(error instanceof ApiError) || !error.body.fields) return refusal(error);
    const reasons = error.body.fields.map((refused) => {
      const { field } = refused;
      const [name = field] = field.split('.');
      const label = translate(`resources.${resource}.fields.${name}`, { _: name });
      return `${label}: ${refusalWords(refused, language)}`;
    });
    return [...new Set(reasons)].join(' ');
  };
}
