import { describe, expect, it } from 'vitest';
import { StatementNames } from './statement-names.ts';

describe('names of statements', () => {
  const ask = (names: StatementNames, sql: string, times: number) =>
    Array.from({ length: times }, () => names.nameOf(sql)).at(-1);

  it('are given to frequent statements, each its own, and are stable', () => {
    const names = new StatementNames();
    expect([ask(names, 'select 1', 5), ask(names, 'select 2', 1)]).toEqual([undefined, undefined]);
    const [one, two] = [ask(names, 'select 1', 1), ask(names, 'select 2', 5)];
    expect([one, two]).toEqual(['asked_often_1', 'asked_often_2']);
    expect(ask(names, 'select 1', 10)).toBe('asked_often_1');
  });

  it('are not used up by one-off statements', () => {
    const names = new StatementNames();
    for (let page = 0; page < 100_000; page += 1) names.nameOf(`select ${page}`);
    expect(ask(names, 'select often', 6)).toBe('asked_often_1');
  });

  it('are new after they were invalidated', () => {
    const names = new StatementNames();
    expect([ask(names, 'select 1', 6), ask(names, 'select 2', 6)]).toEqual([
      'asked_often_1',
      'asked_often_2',
    ]);
    names.evict();
    expect([ask(names, 'select 2', 5), ask(names, 'select 2', 1)]).toEqual([undefined, 'asked_often_3']);
  });

  it('are a hundred at most: each takes memory of every connection', () => {
    const names = new StatementNames();
    for (let page = 0; page < 150; page += 1) ask(names, `select ${page}`, 6);
    expect(names.nameOf('select 99')).toBe('asked_often_100');
    expect(names.nameOf('select 149')).toBeUndefined();
  });
});
