// Plain JavaScript, as all that follows: to read TypeScript, Node loads a compiler first, and keeps it (docs/decisions/0024).

import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Caches compiled modules beside the build, which nobody else writes; without write access they are compiled at each start.
enableCompileCache(fileURLToPath(new URL('../../build/compiled', import.meta.url)));

// React decides by this, when it is loaded, whether it is its slow and talkative development self.
process.env.NODE_ENV ??= 'production';

// Everything comes from the build: a second copy of its modules beside it would not know its context keys.
const { runServer } = await import('../../build/server/index.js');
await runServer();
