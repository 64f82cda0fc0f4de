import type { CheckoutQuestion } from '#features/box-office/questions/index.server.ts';
import type { CartQuestions } from '#features/box-office/ticketing/index.ts';
import type { CartView } from '#features/shop/cart/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import type { QuestionField, QuestionGroup, QuestionsView } from './questions-view.ts';

/** Returns the questions asked for a cart, place by place, with the typed answers; `null` if nothing is asked. */
export function toQuestionsView(
  questions: CartQuestions | null,
  cart: CartView,
  { language, consentText }: { language: Language; consentText: string },
): QuestionsView | null {
  if (questions === null) return null;
  const { asked, given } = questions;
  const field = ({ field: name, question }: CheckoutQuestion): QuestionField => ({
    field: name,
    label: shown(question.label, language),
    help: question.help && shown(question.help, language),
    kind: question.kind,
    options: question.options.map((words) => ({ value: words.de, words: shown(words, language) })),
    isRequired: question.isRequired,
    isHealth: question.isHealth,
    value: given.answers[name] ?? '',
  });
  let places = 0;
  const byPlace = Map.groupBy(asked, ({ tickets }) => tickets[0]?.place ?? null);
  const groups = [...byPlace.values()].map((all): QuestionGroup => {
    const { lineId, position = 0, place, key } = all[0]?.tickets[0] ?? {};
    const ticket = cart.tickets.find(({ lines }) => lines.some(({ id }) => id === lineId));
    const line = ticket?.lines.find(({ id }) => id === lineId);
    // Lines of a series name it first, and the stored line behind it.
    const isOfSeries = place !== key;
    const series = cart.series.find(({ lineIds }) => lineIds.some((id) => id.endsWith(`-${lineId}`)));
    const fields = all.map(field);
    if (isOfSeries && series) {
      places += 1;
      const { title: event, price } = series;
      return { ticket: { position: places, isOfSeries: true, event, price }, fields };
    }
    const event = ticket?.event?.title ?? null;
    return { ticket: line ? { position, isOfSeries: false, event, price: line.name } : null, fields };
  });
  const isHealthAsked = asked.some(({ question }) => question.isHealth);
  return { groups, consent: isHealthAsked ? { text: consentText, isGiven: given.consent !== null } : null };
}
