import type { Draft } from './draft-store.server.ts';
import type { Publication } from './publication-store.server.ts';
import type { VersionFacts } from './version.ts';
import type { VersionDescription } from './version-description.ts';

/** A draft as those who edit read it. */
export function draftJson({ documentId, content, version, changedAt }: Draft) {
  return { id: documentId, version, changed_at: changedAt, modules: content.modules };
}

export function versionJson({ id, number, reason, name, note, createdAt, author }: VersionFacts) {
  return { id, number, reason, name, note, created_at: createdAt, author };
}

/** Returns the editable part of a version; its entity tag is computed from it. */
export function versionState({ name, note }: VersionDescription) {
  return { name, note };
}

export function publicationJson({ id, language, versionId, startsAt }: Publication) {
  return { id, language, version: versionId, starts_at: startsAt };
}
