import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every rule of a sheet as its chain of parents: media queries first, its selector last. */
function rulesOf(css: string): string[] {
  const chain: string[] = [];
  const rules: string[] = [];
  for (const [, prelude = '', brace] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '{') {
      chain.push(prelude.trim());
      rules.push(chain.join(' > '));
    }
    if (brace === '}') chain.pop();
  }
  return rules;
}

describe('styles', () => {
  const sheets = globSync('{app,features,ui}/**/*.css');

  it.each(sheets)('%s changes under a pointer only where there is one', (name) => {
    const rules = rulesOf(readFileSync(name, 'utf8'));
    expect(
      rules.filter((rule) => rule.includes(':hover') && !rule.includes('@media (hover: hover)')),
    ).toEqual([]);
  });
});
