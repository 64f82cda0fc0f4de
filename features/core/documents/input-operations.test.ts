import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { node } from './content.fixture.ts';
import { divided, everything } from './definition.fixture.ts';
import { fromTree, type Module } from './document.ts';
import { type ModuleInput, operationsOfInput } from './input-operations.ts';
import { applyAll } from './operations/apply.ts';
import type { ModuleNode } from './tree.ts';

const questions = (...ids: string[]) => ids.map((id) => ({ id }));

const whole = node('a', {
  type: 'everything',
  version: 3,
  data: { size: 3, questions: questions('q1', 'q2', 'q3') },
  text: {
    de: { title: 'Hallo', questions: { q1: { question: 'Eins?' }, q2: { question: 'Zwei?' } } },
    en: { title: 'Hello' },
  },
});

function changed(module: ModuleNode, input: ModuleInput): { after: Module; count: number } {
  const document = fromTree({ modules: [module] });
  const before = document.modules[module.id] as Module;
  const definition = module.type === 'divided' ? divided : everything;
  const operations = operationsOfInput(definition, before, input);
  const applied = applyAll(document, operations);
  if (!applied.ok) throw new Error(applied.error.code);
  return { after: applied.value.document.modules[module.id] as Module, count: operations.length };
}

describe('the input of a call', () => {
  it('changes what it names, and nothing else', () => {
    const { after, count } = changed(whole, { data: { size: 4 }, text: { en: { title: null } } });
    expect(count).toBe(2);
    expect(after.data).toEqual({ ...whole.data, size: 4 });
    expect(after.text).toEqual({ de: whole.text.de, en: {} });
  });

  it('is nothing where all is so already', () => {
    expect(changed(whole, { data: whole.data, text: whole.text }).count).toBe(0);
  });

  it('removes items with their texts, and gives new ones theirs', () => {
    const { after } = changed(whole, {
      data: { questions: questions('q2', 'q4') },
      text: { de: { questions: { q4: { question: 'Vier?' } } } },
    });
    expect(after.data.questions).toEqual(questions('q2', 'q4'));
    expect(after.text.de.questions).toEqual({ q2: { question: 'Zwei?' }, q4: { question: 'Vier?' } });
  });

  it('brings items into the order it says, whatever it is', () => {
    const ids = fc.uniqueArray(fc.constantFrom('q1', 'q2', 'q3', 'q4', 'q5'), { maxLength: 5 });
    fc.assert(
      fc.property(ids, (wanted) => {
        const { after } = changed(whole, { data: { questions: questions(...wanted) } });
        expect(after.data.questions).toEqual(questions(...wanted));
      }),
    );
  });

  it('keeps what stands in columns that go', () => {
    const section = node('s', { type: 'divided', slots: { 'column-1': [], 'column-2': [node('b')] } });
    expect(changed(section, { data: { columns: '100' } }).after.slots).toEqual(['column-1']);
  });
});
