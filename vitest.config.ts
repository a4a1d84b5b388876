import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { soon } from './test/patience.ts'

/** The test that takes longest begins first: last, it would run on while the other cores wait. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/kill.test.ts')
    const sorted = await super.sort(files)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}

export default defineConfig({
  test: {
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
