import { describe, expect, it } from 'vitest';
import { fromTree } from '#features/core/documents/document.ts';
import type { FieldError, ModuleNode } from '#features/core/documents/index.ts';
import { moduleErrors } from '#features/website/editor/modal/use-module-errors.ts';

const node = (id: string, type: string): ModuleNode => ({
  id,
  type,
  version: 1,
  data: {},
  text: { de: {}, en: {} },
});

const errorsOf = (id: string, nodes: ModuleNode[], refused: FieldError[] = []) => {
  const document = fromTree({ modules: nodes });
  const module = document.modules[id];
  if (!module) throw new Error('no module');
  return moduleErrors(module, document, refused);
};

describe('errors shown in the dialog of a module', () => {
  it('say that there may be one of it, at the second', () => {
    const pickers = [node('a', 'age-picker'), node('b', 'age-picker')];
    expect(errorsOf('a', pickers)).toEqual([]);
    expect(errorsOf('b', pickers)).toEqual([{ id: 'b', type: 'age-picker', code: 'once' }]);
  });

  it('keep a refusal of the whole module beside other reasons', () => {
    const where = { id: 'b', type: 'age-picker' };
    const refused: FieldError[] = [{ ...where, code: 'fixed' }];
    const pickers = [node('a', 'age-picker'), node('b', 'age-picker')];
    expect(errorsOf('b', pickers, refused).map(({ code }) => code)).toEqual(['once', 'fixed']);
  });

  it('give one reason for a field, the one found here', () => {
    const where = { id: 'h', type: 'headline', field: 'content', language: 'de' as const };
    const refused: FieldError[] = [{ ...where, code: 'invalid' }];
    const errors = errorsOf('h', [node('h', 'headline')], refused);
    expect(errors.filter(({ language }) => language === 'de')).toEqual([{ ...where, code: 'required' }]);
  });
});
