import { about } from './about.ts';
import { birthdays } from './birthdays.ts';
import { groups } from './groups.ts';
import type { DemoPage } from './types.ts';
import { visit } from './visit.ts';

/** The pages the demo venue has written itself, in their order. */
export const demoPages: DemoPage[] = [visit, groups, about, birthdays];
