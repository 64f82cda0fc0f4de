import type { MessageDescriptor } from '@lingui/core';
import { translate } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';

/** Newsletter topics, in the order they are offered. */
export const TOPICS = ['families', 'schools', 'holidays'] as const;
export type Topic = (typeof TOPICS)[number];

const NAMES: Record<Topic, MessageDescriptor> = {
  families: msg`Families`,
  schools: msg`School & nursery`,
  holidays: msg`Holidays`,
};

/** A topic as the form and the emails call it. */
export function topicName(topic: Topic, language: Language): string {
  return translate(NAMES[topic], language);
}

export function isTopic(text: string): text is Topic {
  return TOPICS.some((topic) => topic === text);
}
