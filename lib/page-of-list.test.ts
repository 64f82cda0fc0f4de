import { describe, expect, it } from 'vitest';
import { pageOfList } from './page-of-list.ts';

const at = (query: string) => new URL(`https://house.example/de/api/events/${query}`);

describe('a page of a list', () => {
  it('names the pages before and after it by the caller’s own address', () => {
    const page = pageOfList(at('?tag=3&page=2'), { total: 25, page: 2, pageSize: 10 }, ['a']);
    expect(page).toEqual({
      count: 25,
      next: 'https://house.example/de/api/events/?tag=3&page=3',
      previous: 'https://house.example/de/api/events/?tag=3&page=1',
      results: ['a'],
    });
  });

  it('ends where the list ends', () => {
    expect(pageOfList(at(''), { total: 10, page: 1, pageSize: 10 }, []).next).toBeNull();
    expect(pageOfList(at(''), { total: 11, page: 1, pageSize: 10 }, [])).toMatchObject({ previous: null });
  });
});
