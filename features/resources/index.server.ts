export { resourcesApi } from './api.server.ts';
export * from './column-fields.server.ts';
export type { RowsField } from './field.server.ts';
export { inputSchema, type Resource, storedSchema } from './resource.server.ts';
export { linkedIds, ownRows } from './rows-fields.server.ts';
export { changeResource, deleteResource } from './write-resource.server.ts';
