import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { soon } from './test/patience.ts'

/** The longest first: begun last, one would run on while the other cores wait. */
const LONGEST = [
  ...['example-agent', 'faults', 'kill', 'privacy-readings', 'many-files', 'access-matrix', 'copilot-scope'],
  ...['webhooks', 'knowledge-access', 'faq-company', 'fuzz', 'hostile-mails', 'seed-year'],
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return at < 0 ? LONGEST.length : at
    }
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}

export default defineConfig({
  test: {
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,eval,test,bin,db,docs}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // No test changes what others import: to load the app anew for each file would take longer than most files.
          isolate: false,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['test/**/*.journey.ts'],
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: soon },
        },
      },
    ],
    // One more than the cores of a small machine: tests wait for one another a good part of their time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
})
