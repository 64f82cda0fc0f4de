import { expect, it } from 'vitest';
import { DEFINITIONS as ON_THE_SERVER } from '#features/all-definitions.server.ts';
import { DEFINITIONS } from '#features/website/editor/definitions.ts';

it('an editor’s browser knows every kind of module that the server knows', () => {
  expect([...DEFINITIONS.keys()].toSorted()).toEqual([...ON_THE_SERVER.keys()].toSorted());
  for (const [id, definition] of DEFINITIONS) expect(definition).toBe(ON_THE_SERVER.get(id));
});
