import { expect, it } from 'vitest';
import { ApiError, type ApiRequest } from '#admin/api/api-call.ts';
import { createDataProvider } from '#admin/api/data-provider.ts';
import { FULL_RECORD } from '#admin/api/full-record.ts';
import { reason } from '#lib/field-problem.ts';

/** A fake API with scripted answers that records its requests. */
function fakeApi(answer: (request: ApiRequest) => { json: unknown; etag?: string }) {
  const asked: ApiRequest[] = [];
  const provider = createDataProvider(
    async (request) => {
      asked.push(request);
      return { etag: null, ...answer(request) };
    },
    ({ message }) => `in words: ${message}`,
  );
  return { provider, asked };
}

const room = { id: 3, name: { de: 'Nest', en: null }, position: 1 };

it('a list asks for its page, its order and its filters', async () => {
  const { provider, asked } = fakeApi(() => ({ json: { results: [room], count: 41 } }));
  const list = await provider.getList('rooms', {
    pagination: { page: 2, perPage: 25 },
    sort: { field: 'position', order: 'DESC' },
    filter: { venue: 1, q: '', tags: [4, 5] },
  });
  expect(list).toEqual({ data: [room], total: 41 });
  expect(asked[0]?.path).toBe('/admin/rooms/');
  expect(String(asked[0]?.query)).toBe('venue=1&tags=4&tags=5&page=2&page_size=25&sort=position&order=desc');
});

it('a list of whole records reads each of them, with the parts in their own rows', async () => {
  const prices = [{ key: 7, name: { de: 'Kind', en: null } }];
  const { provider } = fakeApi(({ path }) => ({
    json: path === '/admin/price-lists/' ? { results: [{ id: 1 }, { id: 2 }], count: 2 } : { id: 1, prices },
  }));
  const { data } = await provider.getList('price-lists', { meta: FULL_RECORD });
  expect(data).toMatchObject([
    { id: 1, prices },
    { id: 2, prices },
  ]);
});

it('many records are asked for in as many calls as they need', async () => {
  const { provider, asked } = fakeApi(() => ({ json: { results: [], count: 0 } }));
  await provider.getMany('rooms', { ids: Array.from({ length: 130 }, (_, index) => index + 1) });
  expect(asked.map(({ query }) => query?.getAll('id').length)).toEqual([100, 30]);
});

it('a change sends the changed fields alone, with the state they were read in', async () => {
  const { provider, asked } = fakeApi(({ method }) =>
    method === 'GET' ? { json: room, etag: '"one"' } : { json: { ...room, position: 2 }, etag: '"two"' },
  );
  const { data: before } = await provider.getOne('rooms', { id: 3 });
  const { data: after } = await provider.update('rooms', {
    id: 3,
    data: { ...before, position: 2 },
    previousData: before,
  });
  expect(asked[1]).toEqual({ method: 'PATCH', path: '/rooms/3/', body: { position: 2 }, ifMatch: '"one"' });
  expect(after).toEqual({ ...room, position: 2, _etag: '"two"' });
});

it('input over an earlier state is sent as changes of that state, so that nobody else is overwritten', async () => {
  const { provider, asked } = fakeApi(() => ({ json: room, etag: '"three"' }));
  const typedOver = { ...room, _etag: '"one"' };
  const stored = { ...room, position: 77, _etag: '"two"' };
  await provider.update('rooms', {
    id: 3,
    data: { ...stored, name: { de: 'Horst', en: null }, position: 1, _base: typedOver },
    previousData: stored,
  });
  expect(asked[0]).toMatchObject({ body: { name: { de: 'Horst', en: null } }, ifMatch: '"one"' });
});

it('a field changed back is sent where somebody else had changed it', async () => {
  const { provider, asked } = fakeApi(() => ({ json: room, etag: '"three"' }));
  const theirs = { ...room, position: 77, _etag: '"two"' };
  await provider.update('rooms', {
    id: 3,
    data: { ...room, _base: theirs },
    previousData: { ...room, _etag: '"one"' },
  });
  expect(asked[0]).toMatchObject({ body: { position: 1 }, ifMatch: '"two"' });
});

it('nothing is sent where nothing is another', async () => {
  const { provider, asked } = fakeApi(() => ({ json: room, etag: '"one"' }));
  const { data } = await provider.getOne('rooms', { id: 3 });
  await provider.update('rooms', { id: 3, data, previousData: data });
  expect(asked).toHaveLength(1);
});

it('texts are published where that is asked for, though nothing else has changed', async () => {
  const { provider, asked } = fakeApi(() => ({ json: room, etag: '"one"' }));
  const { data } = await provider.getOne('series', { id: 3 });
  await provider.update('series', { id: 3, data, previousData: data, meta: { publish: true, text: 'name' } });
  expect(asked[1]).toMatchObject({ body: { name: room.name }, ifMatch: '"one"' });
  expect(String(asked[1]?.query)).toBe('publish=true');
});

it('settings and menus are read and changed at their own places, in the state they were read in', async () => {
  const { provider, asked } = fakeApi(() => ({ json: { entries: [] }, etag: '"one"' }));
  const { data: settings } = await provider.getOne('settings', { id: 'house' });
  const seller = { name: '', city: null };
  await provider.update('settings', { id: 'house', data: { ...settings, seller }, previousData: settings });
  expect(asked[0]?.path).toBe('/admin/settings/');
  expect(asked[1]).toMatchObject({ method: 'PATCH', path: '/admin/settings/', ifMatch: '"one"' });
  const { data: menu } = await provider.getOne('menus', { id: 'legal' });
  const entries = [{ name: { de: 'Impressum', en: undefined }, children: [] }];
  const { data } = await provider.update('menus', {
    id: 'legal',
    data: { ...menu, entries },
    previousData: menu,
  });
  expect(asked[3]).toMatchObject({
    method: 'PUT',
    path: '/admin/menus/legal/',
    body: { entries: [{ name: { de: 'Impressum', en: null }, children: [] }] },
  });
  expect(data.id).toBe('legal');
});

it('a copy is stored as its own record', async () => {
  const { provider, asked } = fakeApi(() => ({ json: { ...room, id: 4 }, etag: '"new"' }));
  await provider.create('rooms', {
    data: { ...room, name: { de: 'Nest' }, slug: null, _etag: '"one"', floor: { de: null, en: undefined } },
  });
  expect(asked[0]).toEqual({
    method: 'POST',
    path: '/rooms/',
    body: { name: room.name, position: 1, floor: null },
  });
});

it('several are deleted each in its own state, and refusals are reported after the rest', async () => {
  const needed = new ApiError(409, { code: 'needed', needed_by: ['events'] });
  const { provider, asked } = fakeApi(({ method, path }) => {
    if (method === 'DELETE' && path === '/rooms/2/') throw needed;
    return { json: { ...room }, etag: `"${path}"` };
  });
  await expect(provider.deleteMany('rooms', { ids: [1, 2, 3] })).rejects.toMatchObject({
    all: 3,
    refused: [{ id: 2, error: needed }],
  });
  expect(
    asked.filter(({ method }) => method === 'DELETE').map(({ path, ifMatch }) => [path, ifMatch]),
  ).toEqual([
    ['/rooms/1/', '"/admin/rooms/1/"'],
    ['/rooms/2/', '"/admin/rooms/2/"'],
    ['/rooms/3/', '"/admin/rooms/3/"'],
  ]);
});

it('fields that were refused are said where they stand', async () => {
  const { provider } = fakeApi(() => {
    throw new ApiError(400, {
      fields: [
        { field: 'name.de', ...reason('required'), message: 'Too small' },
        { field: 'name.de', ...reason('invalid'), message: 'another sentence' },
        { field: 'position', ...reason('invalid'), message: 'Too big' },
      ],
    });
  });
  const saved = provider.update('rooms', { id: 3, data: { ...room, position: 9 }, previousData: room });
  await expect(saved).rejects.toMatchObject({
    status: 400,
    body: { errors: { name: { de: 'in words: Too small' }, position: 'in words: Too big' } },
  });
});

it('an exported list is complete, though one answer has a hundred rows at most', async () => {
  const rows = Array.from({ length: 230 }, (_, index) => ({ id: index + 1 }));
  const { provider, asked } = fakeApi(({ query }) => {
    const [page, size] = [Number(query?.get('page')), Number(query?.get('page_size'))];
    return { json: { results: rows.slice((page - 1) * size, page * size), count: rows.length } };
  });
  const list = await provider.getList('rooms', { pagination: { page: 1, perPage: 1000 } });
  expect(list).toEqual({ data: rows, total: 230 });
  expect(asked).toHaveLength(3);
});

it('jobs are distinguished by their names, and unpaged answers are lists as well', async () => {
  const { provider } = fakeApi(() => ({ json: [{ name: 'tidy' }] }));
  const jobs = await provider.getList('jobs', { pagination: { page: 1, perPage: 25 } });
  expect(jobs).toEqual({ data: [{ name: 'tidy', id: 'tidy' }], total: 1 });
});

it('a record is created with the key it is known by, where it has one', async () => {
  const { provider, asked } = fakeApi(() => ({ json: room }));
  await provider.create('rooms', { data: { name: room.name }, meta: { idempotencyKey: 'run-1' } });
  await provider.create('rooms', { data: { name: room.name } });
  expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['run-1', undefined]);
});
