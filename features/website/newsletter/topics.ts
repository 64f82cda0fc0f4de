import type { Language } from '#lib/localized.ts';

/** Newsletter topics, in the order they are offered. */
export const TOPICS = ['families', 'schools', 'holidays'] as const;
export type Topic = (typeof TOPICS)[number];

const NAMES: Record<Topic, Record<Language, string>> = {
  families: { de: 'Familien', en: 'Families' },
  schools: { de: 'Schule & Kita', en: 'School & nursery' },
  holidays: { de: 'Ferien', en: 'Holidays' },
};

/** A topic as the form and the emails call it. */
export function topicName(topic: Topic, language: Language): string {
  return NAMES[topic][language];
}

export function isTopic(text: string): text is Topic {
  return TOPICS.some((topic) => topic === text);
}
