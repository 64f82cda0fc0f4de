import type { Trx } from '#features/database.server.ts';
import { localizedColumns, optionalLocalizedColumns, toJson } from '#platform/database/columns.server.ts';
import { questions } from './content/questions.ts';
import { insertAll } from './insert.server.ts';
import type { Vocabulary } from './load-vocabulary.server.ts';

/** Loads the questions that workshop participants are asked at checkout. */
export async function loadQuestions(trx: Trx, { type }: Pick<Vocabulary, 'type'>): Promise<void> {
  await insertAll(
    trx,
    'questions',
    questions.map(({ label, help, kind, askedPer, isHealth }, position) => ({
      ...localizedColumns('label', label),
      ...optionalLocalizedColumns('help', help),
      kind,
      options: toJson([]),
      asked_per: askedPer,
      is_required: false,
      is_health: isHealth,
      position,
      is_active: true,
    })),
  );
  const ids = await trx.selectFrom('questions').select('id').execute();
  await insertAll(
    trx,
    'question_event_types',
    ids.map(({ id }) => ({ question_id: id, type_id: type('workshop') })),
  );
}
