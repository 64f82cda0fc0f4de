import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const { webServer: _, ...shared } = journeys;

/** The journeys of `npm run dev`, which starts itself and needs the processor for itself. */
export default defineConfig({
  ...shared,
  outputDir: 'test-results/development-server',
  reporter: [['list'], ['json', { outputFile: 'test-results/development-server.json' }]],
  projects: [
    {
      name: 'development server',
      testMatch: '**/development-server.spec.ts',
      use: journeys.projects?.find(({ name }) => name === 'own contexts')?.use ?? {},
    },
  ],
});
