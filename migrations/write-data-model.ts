import { writeFileSync } from 'node:fs';
import { renderDataModel } from './data-model.ts';

// `npm run docs:data-model`: writes docs/data-model.md again.
writeFileSync('docs/data-model.md', await renderDataModel());
