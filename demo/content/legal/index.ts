import type { DemoLegalPage } from '../types.ts';
import { accessibility } from './accessibility.ts';
import { easyLanguage } from './easy-language.ts';
import { imprint } from './imprint.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

export const legalPages: DemoLegalPage[] = [terms, privacy, imprint, accessibility, easyLanguage];
