import { about } from './about.ts';
import { birthdays } from './birthdays.ts';
import type { DemoPage } from './types.ts';

/** The pages the demo venue has written itself, in their order. */
export const demoPages: DemoPage[] = [about, birthdays];
