import { printTable, type Scenario, writeResults } from './report.ts';
import { addToCart } from './scenarios/add-to-cart.ts';
import { adminLists } from './scenarios/admin-lists.ts';
import { autocomplete } from './scenarios/autocomplete.ts';
import { calendarQuery } from './scenarios/calendar-query.ts';
import { checkIn } from './scenarios/check-in.ts';
import { checkout } from './scenarios/checkout.ts';
import { content } from './scenarios/content.ts';
import { crowd } from './scenarios/crowd.ts';
import { editor } from './scenarios/editor.ts';
import { formEntries } from './scenarios/form-entries.ts';
import { freshRender } from './scenarios/fresh-render.ts';
import { largeSite } from './scenarios/large-site.ts';
import { lighthouse } from './scenarios/lighthouse.ts';
import { manyEvents } from './scenarios/many-events.ts';
import { memory } from './scenarios/memory.ts';
import { pageThroughput } from './scenarios/page-throughput.ts';
import { pageWeight } from './scenarios/page-weight.ts';
import { seats } from './scenarios/seats.ts';
import { start } from './scenarios/start.ts';
import { ticketsPdf } from './scenarios/tickets-pdf.ts';

// `npm run bench [scenario …]`: measures, prints a table of figures and ratios, writes bench/results/*.json.
const SCENARIOS: Record<string, Scenario> = {
  'calendar-query': calendarQuery,
  'page-throughput': pageThroughput,
  'fresh-render': freshRender,
  'many-events': manyEvents,
  start,
  'page-weight': pageWeight,
  lighthouse,
  'add-to-cart': addToCart,
  seats,
  checkout,
  'tickets-pdf': ticketsPdf,
  'check-in': checkIn,
  content,
  'form-entries': formEntries,
  editor,
  crowd,
  'admin-lists': adminLists,
  autocomplete,
  memory,
  'large-site': largeSite,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in SCENARIOS));
if (unknown.length > 0) {
  console.error(`There is no scenario ${unknown.join(', ')}. Known: ${Object.keys(SCENARIOS).join(', ')}`);
  process.exit(1);
}

const figures = [];
for (const [name, scenario] of Object.entries(SCENARIOS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`${name} …`);
  figures.push(...(await scenario()));
}
printTable(figures);
console.log(`\nWritten to ${writeResults(figures, asked.length === 0 ? 'all' : asked.join('+'))}`);
