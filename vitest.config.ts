import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,eval,test,bin,db}/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // No test changes what others import: to load the app anew for each file would take longer than most files.
          isolate: false,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['test/**/*.journey.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
    maxWorkers: 2,
  },
})
