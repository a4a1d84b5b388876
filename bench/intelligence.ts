// Filing a mail with a polling agent that has 100,000 submissions, beside one that has 100: it costs no more.
import { startDurablePostgres } from '../bin/checks/postgres.mjs'
import { fileSubmission } from '../src/features/polling/filing/file-submission.ts'
import {
  agentOfInstance,
  insertAgent,
  type PollingAgentRow,
} from '../src/features/polling/polling-agent-store.ts'
import { readPollingText } from '../src/features/polling/read-polling-text.ts'
import { actingAs } from '../src/kit/db/acting-database.ts'
import { Database } from '../src/kit/db/database.ts'
import { openPostgres } from '../src/kit/db/postgres.ts'
import { mintScope, mintSystemScope } from '../src/kit/scope.ts'
import type { BenchFigure } from './figure.ts'
import { percentile } from './percentile.ts'
import { makeDataDir, startProduct } from './product.ts'

const MANY = 100_000
const FEW = 100
const PEOPLE = 60
const WARM = 20
const MAILS = 200
/** Most that the full one may take beside the empty one. */
const AIM = 1.5

const texts = [
  'Customers ask for a delivery date before they order.',
  'The night shift rota is unfair and we are tired.',
  'The new portal forgets the password every morning.',
  'Invoices go out without the order number of the customer.',
  'The onboarding call was praised by three partners.',
]

export async function run(): Promise<BenchFigure[]> {
  const postgres = await startDurablePostgres()
  if (!postgres) return []
  const { dataDir, remove } = makeDataDir()
  // Started once, so that the tables are there.
  const product = await startProduct({ SERVICES: 'web', DATA_DIR: dataDir, DATABASE_URL: postgres.url })
  const db = new Database(openPostgres(postgres.url, 2))
  try {
    const [large, small] = [await fill(db, MANY), await fill(db, FEW)]
    const ours: number[] = []
    const beside: number[] = []
    for (let mail = 0; mail < WARM + MAILS; mail += 1) {
      const [many, few] = [await timed(db, large, mail), await timed(db, small, mail)]
      if (mail < WARM) continue
      ours.push(many)
      beside.push(few)
    }
    const [mine, other] = [percentile(ours, 0.5), percentile(beside, 0.5)]
    return [
      {
        name: `A mail filed where ${MANY} are, p50`,
        ...{ ours: mine, unit: 'ms', beside: other, besideName: `the same where ${FEW} are` },
        ...{ ratio: mine / other, aim: AIM, lowerIsBetter: true },
      },
    ]
  } finally {
    await product.stop()
    await db.close()
    await postgres.stop()
    remove()
  }
}

interface Filled {
  agent: PollingAgentRow
  companyId: number
  userIds: number[]
}

/** By rows alone, all of them released; the topics come with the mails that are timed. */
async function fill(db: Database, count: number): Promise<Filled> {
  const system = actingAs(db, mintSystemScope('bench'))
  const one = async (text: string, values: unknown[]) => {
    const { rows } = await db.query<{ id: number }>(text, values)
    return rows.map(({ id }) => id)
  }
  const [companyId = 0] = await one('insert into companies (name) values ($1) returning id', [
    `Company ${count}`,
  ])
  const userIds = await one(
    `insert into users (email, claimed_at) select 'p' || place || '@c' || $1::int || '.example.com', now()
     from generate_series(1, $2::int) as place returning id`,
    [companyId, PEOPLE],
  )
  await db.query('insert into memberships (company_id, user_id) select $1::int, unnest($2::int[])', [
    companyId,
    userIds,
  ])
  const [instanceId = 0] = await one(
    `insert into agent_instances (company_id, agent_type, email_address) values ($1::int, 't5t', $2) returning id`,
    [companyId, `t5t+c${companyId}@mailcrew.localhost`],
  )
  const owner = { companyId, ownerId: null, type: 't5t' as const, name: 'T5T Agent', description: '' }
  await insertAgent(system, { instanceId, ...owner }, new Date())
  const agent = await agentOfInstance(system, instanceId)
  if (!agent) throw new Error('the agent was not made')
  await db.query(
    `with people as (insert into polling_people (agent_id, user_id)
       select $1::int, unnest($2::int[]) returning id),
     releases as (insert into polling_releases (agent_id, day, submissions, people, sentiment_sum)
       select $1::int, current_date - (place % 700), 4, 4, 200 from generate_series(1, $3::int / 4) as place returning id),
     parts as (insert into polling_release_people (release_id, person_id, submissions)
       select releases.id, chosen.id, 1 from releases cross join (select id from people limit 4) as chosen)
     insert into polling_submissions
       (agent_id, person_id, key, text, language, sentiment, urgency, release_id, received_at)
     select $1::int, chosen.id, $1::int || '-' || releases.id || '-' || chosen.id, 'A text', 'en', 50, 'low',
       releases.id, now()
     from releases cross join (select id from people limit 4) as chosen`,
    [agent.id, userIds, count],
  )
  await db.query('analyze')
  return { agent, companyId, userIds }
}

async function timed(db: Database, { agent, companyId, userIds }: Filled, mail: number): Promise<number> {
  const userId = userIds[mail % userIds.length] ?? 0
  const scope = mintScope(userId, companyId, 'member')
  const read = readPollingText({ text: texts[mail % texts.length] ?? '', language: 'en' })
  const began = performance.now()
  await db.transaction(() =>
    fileSubmission({ db, scope, at: new Date() }, agent, {
      ...{ userId, mailId: null, threadId: null, subject: '', read, isCopied: false, receivedAt: new Date() },
    }),
  )
  return performance.now() - began
}
