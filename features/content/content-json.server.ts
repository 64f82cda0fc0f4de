import type { Draft } from './draft-store.server.ts';
import type { Publication } from './publication-store.server.ts';
import type { VersionFacts } from './version.ts';

/** A draft as those who edit read it. */
export function draftJson({ documentId, content, version, changedAt }: Draft) {
  return { id: documentId, version, changed_at: changedAt, modules: content.modules };
}

export function versionJson({ id, number, reason, name, createdAt, author }: VersionFacts) {
  return { id, number, reason, name, created_at: createdAt, author };
}

export function publicationJson({ id, language, versionId, startsAt }: Publication) {
  return { id, language, version: versionId, starts_at: startsAt };
}
