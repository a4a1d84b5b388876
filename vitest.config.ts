import { createHash } from 'node:crypto'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { soon } from './test/patience.ts'

/** One project after the other, since a worker serves only one; last come journeys, which are of one length. */
const PROJECTS = ['unit', 'postgres', 'journeys']
/** The longest first: begun last, one would run on while the other cores wait. */
const LONGEST = [
  'kill',
  'faults',
  'example-agent',
  'many-files',
  'access-matrix',
  'awkward-input',
  'privacy-readings',
  'copilot-scope',
  'webhooks',
  'fuzz',
  'hostile-mails',
  'injection',
  'push',
  'seed-year',
  'statements',
  'apart',
  'board',
]

/** `TEST_ORDER=7 npm test` runs the files of each project in another order: what one leaves behind, another meets. */
const { TEST_ORDER: order } = process.env
const place = (moduleId: string) => createHash('sha256').update(`${order} ${moduleId}`).digest('hex')

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const length = LONGEST.findIndex((name) => moduleId.includes(`/${name}.`))
      return PROJECTS.indexOf(project.name) * 100 + (length < 0 ? LONGEST.length : length)
    }
    const sorted = await super.sort(files)
    if (order)
      return sorted.toSorted(
        (one, other) =>
          PROJECTS.indexOf(one.project.name) - PROJECTS.indexOf(other.project.name) ||
          place(one.moduleId).localeCompare(place(other.moduleId)),
      )
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

/** What PostgreSQL does otherwise than the embedded database: stores, jobs, live events, transactions, the schema. */
const onPostgres = [
  'src/kit/db/{database,lasting-connection,partition-store,rows-statement,shared-transaction}.test.ts',
  'src/{jobs,live}/*.test.ts',
  'src/mail/{outbox,outbox-store,undelivered}.test.ts',
  'src/mail/intake/{intake,drain}.test.ts',
  'src/routing/delivery-claims.test.ts',
  'src/wiring/readiness.test.ts',
  'src/features/{search,archives}/*.test.ts',
  'src/features/digests/{joined-receipt,settled}.test.ts',
  'src/features/documents/document-words.test.ts',
  'src/features/knowledge/passages/passages.test.ts',
  'src/features/tasks/lists/undone-deletion.test.ts',
  'bin/command/{backup,move-to-postgres}.test.ts',
  'test/{on-postgres,behind-pgbouncer,apart,two-processes,shared-deliveries}.test.ts',
  'test/statements/statements.test.ts',
]

// No test changes what others import: to load the app anew for each file would take longer than most files.
const isolate = false

const server = process.env.TEST_POSTGRES_URL
const databaseServer: Record<string, string> = server ? { TEST_DATABASE_URL: server } : {}

const unit = { isolate, testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

export default defineConfig({
  test: {
    projects: [
      { test: { ...unit, name: 'unit', include: ['{src,eval,test,bin,db,docs}/**/*.test.{ts,tsx}'] } },
      { test: { ...unit, name: 'postgres', include: onPostgres, env: databaseServer } },
      {
        test: {
          name: 'journeys',
          include: ['test/**/*.journey.ts'],
          isolate,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: soon },
          env: databaseServer,
        },
      },
    ],
    // One more than the cores of a small machine: a fourth took 15 % more processor and saved no time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    experimental: { fsModuleCache: true },
  },
})
