import type { ApiCall } from './api-call.server.ts';
import { adminCalls } from './calls/admin.server.ts';
import { contentCalls } from './calls/content.server.ts';
import { feedCalls } from './calls/feeds.server.ts';
import { houseCalls } from './calls/house.server.ts';
import { machineCalls } from './calls/machines.server.ts';
import { pageEditorCalls } from './calls/page-editor.server.ts';
import { programmeCalls } from './calls/programme.server.ts';
import { resourceCalls } from './calls/resources.server.ts';
import { searchCalls } from './calls/search.server.ts';
import { visitorCalls } from './calls/visitor.server.ts';

/** Every call there is; a test holds this list against the routes of the server. */
export const API_CALLS: ApiCall[] = [
  ...programmeCalls,
  ...houseCalls,
  ...searchCalls,
  ...visitorCalls,
  ...pageEditorCalls,
  ...contentCalls,
  ...resourceCalls,
  ...feedCalls,
  ...machineCalls,
  ...adminCalls,
];
