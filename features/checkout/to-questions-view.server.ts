import type { AskedQuestion } from '#features/questions/index.server.ts';
import type { CartQuestions } from '#features/ticketing/index.ts';
import type { CartView } from '#features/webshop/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import type { QuestionField, QuestionGroup, QuestionsView } from './questions-view.ts';

/** What is asked of a cart, ticket by ticket, with what was typed; `null` where nothing is asked. */
export function toQuestionsView(
  questions: CartQuestions | null,
  cart: CartView,
  { language, consentText }: { language: Language; consentText: string },
): QuestionsView | null {
  if (questions === null) return null;
  const { asked, given } = questions;
  const field = ({ field: name, question }: AskedQuestion): QuestionField => ({
    field: name,
    label: shown(question.label, language),
    help: question.help && shown(question.help, language),
    kind: question.kind,
    options: question.options.map((words) => ({ value: words.de, words: shown(words, language) })),
    isRequired: question.isRequired,
    isHealth: question.isHealth,
    value: given.answers[name] ?? '',
  });
  const byTicket = Map.groupBy(asked, ({ ticket }) => ticket?.key ?? null);
  const groups = [...byTicket.values()].map((all): QuestionGroup => {
    const { lineId, position = 0 } = all[0]?.ticket ?? {};
    const ticket = cart.tickets.find(({ lines }) => lines.some(({ id }) => id === lineId));
    const line = ticket?.lines.find(({ id }) => id === lineId);
    return {
      ticket: line ? { position, event: ticket?.event?.title ?? null, price: line.name } : null,
      fields: all.map(field),
    };
  });
  const isHealthAsked = asked.some(({ question }) => question.isHealth);
  return { groups, consent: isHealthAsked ? { text: consentText, isGiven: given.consent !== null } : null };
}
