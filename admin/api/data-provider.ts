import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import type { ApiCall, RefusedField } from './api-call.ts';
import { asFormErrors } from './form-errors.ts';
import { PartialFailure } from './partial-failure.ts';
import { changedFields, newRecord, textsOrNull } from './record-values.ts';
import { resourceEndpoint } from './resource-endpoints.ts';

/** The most rows the API answers at once. */
const MAX_ROWS = 100;

/** A record carries the state it was read in, so that who changes it says what they have seen. */
export const STATE = '_etag';

/** A form whose typing did not begin from the record it shows carries the one it began from. */
export const BASE = '_base';

/**
 * The generic calls of the API (docs/product/api.md#resources) as react-admin asks for records.
 * @param inWords says what the API refuses a field with in the words of the interface
 */
export function createDataProvider(call: ApiCall, inWords: (refusal: RefusedField) => string): DataProvider {
  async function readOne(resource: string, id: Identifier): Promise<RaRecord> {
    const path = resourceEndpoint(resource)?.path?.(id) ?? `/admin/${resource}/${id}/`;
    const { json, etag } = await call({ method: 'GET', path });
    return recordOf(id, json, etag);
  }

  async function readList(resource: string, query: URLSearchParams) {
    const { path, id } = resourceEndpoint(resource)?.list ?? { path: `/admin/${resource}/`, id: 'id' };
    const { json } = await call({ method: 'GET', path, query });
    // Short lists are answered in one piece, without pages.
    const { results, count } = Array.isArray(json)
      ? { results: json, count: json.length }
      : (json as { results: RaRecord[]; count: number });
    return { data: results.map((row) => ({ ...row, id: row[id] })), total: count };
  }

  async function change(
    resource: string,
    id: Identifier,
    fields: object,
    ifMatch: unknown,
    publish: boolean,
  ) {
    const own = resourceEndpoint(resource);
    const { json, etag } = await asFormErrors(
      call({
        method: own?.method ?? 'PATCH',
        path: own?.path?.(id) ?? `/${resource}/${id}/`,
        body: fields,
        ifMatch: String(ifMatch),
        ...(publish ? { query: new URLSearchParams({ publish: 'true' }) } : {}),
      }),
      inWords,
    );
    return recordOf(id, json, etag);
  }

  async function remove(resource: string, id: unknown, ifMatch: unknown): Promise<void> {
    await call({ method: 'DELETE', path: `/${resource}/${id}/`, ifMatch: String(ifMatch) });
  }

  /** One after the other: each is in its own state. @throws PartialFailure after the last one */
  async function each(
    resource: string,
    ids: readonly Identifier[],
    act: (id: Identifier, state: unknown) => Promise<unknown>,
  ) {
    const refused: { id: Identifier; error: unknown }[] = [];
    for (const id of ids) {
      try {
        await act(id, (await readOne(resource, id))[STATE]);
      } catch (error) {
        refused.push({ id, error });
      }
    }
    if (refused.length > 0) throw new PartialFailure(refused, ids.length);
    return { data: [...ids] };
  }

  const provider = {
    async getList(resource, { pagination, sort, filter = {}, meta }) {
      const ids = resourceEndpoint(resource)?.ids;
      if (ids) return { data: ids.map((id) => ({ id })), total: ids.length };
      const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
      const query = listQuery(filter);
      query.set('page', String(page));
      query.set('page_size', String(Math.min(perPage, MAX_ROWS)));
      if (sort?.field) query.set('sort', sort.field);
      if (sort?.order) query.set('order', sort.order === 'ASC' ? 'asc' : 'desc');
      const first = await readList(resource, query);
      // Fetches further pages: an export asks for more rows than one answer holds.
      const wanted = page === 1 ? Math.min(perPage, first.total) : 0;
      for (let next = 2; first.data.length < wanted; next += 1) {
        query.set('page', String(next));
        const { data } = await readList(resource, query);
        if (data.length === 0) break;
        first.data.push(...data);
      }
      if (!meta?.whole) return first;
      return { ...first, data: await Promise.all(first.data.map(({ id }) => readOne(resource, id))) };
    },

    async getOne(resource, { id }) {
      return { data: await readOne(resource, id) };
    },

    async getMany(resource, { ids }) {
      const data: RaRecord[] = [];
      for (let from = 0; from < ids.length; from += MAX_ROWS) {
        const query = new URLSearchParams(ids.slice(from, from + MAX_ROWS).map((id) => ['id', String(id)]));
        query.set('page_size', String(MAX_ROWS));
        data.push(...(await readList(resource, query)).data);
      }
      return { data };
    },

    async getManyReference(resource, { target, id, pagination, sort, filter }) {
      return provider.getList(resource, { pagination, sort, filter: { ...filter, [target]: id } });
    },

    async create(resource, { data, meta }) {
      const { json, etag } = await asFormErrors(
        call({
          method: 'POST',
          path: `/${resource}/`,
          body: newRecord(textsOrNull(data)),
          ...(meta?.idempotencyKey ? { idempotencyKey: meta.idempotencyKey } : {}),
        }),
        inWords,
      );
      return { data: recordOf((json as RaRecord).id, json, etag) };
    },

    async update(resource, { id, data, previousData, meta }) {
      const base: RaRecord = data[BASE] ?? previousData;
      const fields = changedFields(base, textsOrNull(data));
      const publish = meta?.publish === true;
      if (Object.keys(fields).length === 0 && !publish) return { data: previousData };
      // Publishing alone sends a text unchanged.
      const body = Object.keys(fields).length > 0 ? fields : { [meta.text]: data[meta.text] };
      return { data: await change(resource, id, body, base[STATE], publish) };
    },

    updateMany: (resource, { ids, data }) =>
      each(resource, ids, (id, state) => change(resource, id, data, state, false)),

    async delete(resource, { id, previousData }) {
      const state = previousData?.[STATE] ?? (await readOne(resource, id))[STATE];
      await remove(resource, id, state);
      return { data: { ...previousData, id } };
    },

    deleteMany: (resource, { ids }) => each(resource, ids, (id, state) => remove(resource, id, state)),
  } as DataProvider;
  return provider;
}

/** A filter that says nothing is left out; several values of one are several parameters. */
function listQuery(filter: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== null && one !== undefined && one !== '') query.append(name, String(one));
  return query;
}

function recordOf(id: Identifier, json: unknown, etag: string | null): RaRecord {
  return { ...(json as object), id, [STATE]: etag };
}
