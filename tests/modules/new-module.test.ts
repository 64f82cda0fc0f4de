import { expect, it } from 'vitest';
import { newModule } from '#features/core/documents/definition.ts';
import { fromTree } from '#features/core/documents/document.ts';
import {
  defineModule,
  type ModuleNode,
  registerModules,
  searchText,
  text,
} from '#features/core/documents/index.ts';
import { inputSchema } from '#features/core/documents/input-schema.ts';
import { publishChecks } from '#features/core/documents/publish-checks.ts';
import { MODULES } from '#features/website/modules/definitions.ts';
import { htmlOf, NOW, sampleOf } from '#features/website/modules/modules.fixture.tsx';
import { patternSheet } from '#features/website/modules/pattern-sheet.ts';
import type { ModuleView } from '#features/website/modules/view-props.ts';
import { VIEWS } from '#features/website/modules/views.ts';
import { msg } from '#lib/message.ts';

/** As its folder would have it in `module.ts` … */
const echo = defineModule({
  id: 'echo',
  version: 1,
  label: msg`Echo`,
  keywords: msg`resound`,
  icon: 'ear',
  category: 'text',
  fields: { call: text({ label: msg`Call`, required: 'publish' }) },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: { data: {}, text: { de: { call: 'Hallo' }, en: { call: 'Hello' } } },
  summary: 'call',
});

/** … and in `view.tsx`. */
const view: ModuleView = { View: ({ values: { call } }) => (call ? `${call.text} ${call.text}` : null) };

/** The one line in `definitions.ts`; views are found by their folders. */
const definitions = registerModules([...MODULES.values(), echo]);
const views = new Map([...VIEWS, ['echo', view]]);

it('a new kind of module takes its folder and one line: it is shown, listed, found, checked and written', () => {
  const sample: ModuleNode = sampleOf(echo);
  expect(htmlOf([sample], 'en', { definitions, views })).toContain('Hello Hello');
  expect(patternSheet(definitions).map(({ id }) => id)).toContain('echo');
  expect(searchText(definitions, { modules: [sample] }, 'de', NOW)).toContain('Hallo');
  expect(inputSchema(echo).safeParse({ data: sample.data, text: sample.text }).success).toBe(true);
  const known = { exists: () => true, hasAltText: () => true };
  const empty = fromTree({ modules: [newModule(echo, 'new')] });
  expect(publishChecks(definitions, empty, 'de', known)).toMatchObject([{ code: 'required', field: 'call' }]);
});
