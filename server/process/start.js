// Plain JavaScript, as all that follows: to read TypeScript, Node loads a compiler first, and keeps it (docs/decisions/0024).

import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What was compiled at the last start is beside the build, where nobody else writes; where nobody may, it is compiled anew.
enableCompileCache(fileURLToPath(new URL('../../build/compiled', import.meta.url)));

// React decides by this, when it is loaded, whether it is its slow and talkative development self.
process.env.NODE_ENV ??= 'production';

// Everything comes from the build: a second copy of its modules beside it would not know its context keys.
const { runServer } = await import('../../build/server/index.js');
await runServer();
