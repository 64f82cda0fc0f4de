import type { ContentTree } from '#features/core/documents/index.ts';
import { text } from './types.ts';

/** Stands on several pages: a container. */
export const houseRules: ContentTree = {
  modules: [
    text(
      'rules',
      '<ol><li><p>Erst klopfen, dann gucken.</p></li><li><p>Alles darf angefasst werden, was nicht „Au“ sagt.</p></li><li><p>Wer rennt, rennt im Kreis.</p></li><li><p>Was man kaputt macht, repariert man zu zweit.</p></li></ol>',
      '<ol><li><p>Knock first, then look.</p></li><li><p>You may touch everything that does not say “ouch”.</p></li><li><p>If you run, run in circles.</p></li><li><p>What you break you mend with somebody.</p></li></ol>',
    ),
  ],
};
