// One vote on a voter's page in a poll of 2,000 voters, beside the same in a poll of ten: it costs no more.
import { startDurablePostgres } from '../bin/checks/postgres.mjs'
import { linkToken } from '../src/features/polls/personal-link.ts'
import { Database } from '../src/kit/db/database.ts'
import { openPostgres } from '../src/kit/db/postgres.ts'
import { type Client, signUp } from '../test/world.ts'
import type { BenchFigure } from './figure.ts'
import { percentile } from './percentile.ts'
import { makeDataDir, startProduct } from './product.ts'

const MANY = 2_000
const FEW = 10
const WARM = 20
const VOTES = 200
/** Most that the large one may take beside the small one. */
const AIM = 1.5

export async function run(): Promise<BenchFigure[]> {
  const postgres = await startDurablePostgres()
  if (!postgres) return []
  const { dataDir, remove } = makeDataDir()
  const db = new Database(openPostgres(postgres.url, 2))
  const product = await startProduct({ SERVICES: 'web', DATA_DIR: dataDir, DATABASE_URL: postgres.url })
  try {
    const amara = await signUp(product.url, 'amara')
    const [large, small] = [await fill(db, amara, MANY), await fill(db, amara, FEW)]
    const ours: number[] = []
    const beside: number[] = []
    for (let vote = 0; vote < WARM + VOTES; vote += 1) {
      const [many, few] = [await timed(product.url, large, vote), await timed(product.url, small, vote)]
      if (vote < WARM) continue
      ours.push(many)
      beside.push(few)
    }
    const [mine, other] = [percentile(ours, 0.5), percentile(beside, 0.5)]
    const figure = { name: `A vote in a poll of ${MANY} voters, p50`, ours: mine, unit: 'ms', beside: other }
    return [
      {
        ...figure,
        besideName: `the same of ${FEW} voters`,
        ratio: mine / other,
        aim: AIM,
        lowerIsBetter: true,
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
  optionIds: number[]
  /** The personal links' tokens. */
  tokens: string[]
}

/** A draft that is opened by hand, so that nobody is written to. */
async function fill(db: Database, amara: Client, voters: number): Promise<Filled> {
  const poll = await amara.send<{ id: number; options: { id: number }[] }>('POST', '/api/polls', {
    ...{ question: `Which of ${voters}?`, kind: 'single', voters: [], isDraft: true },
    options: [{ label: 'Oak' }, { label: 'Birch' }],
  })
  const { rows } = await db.query<{ id: number; secret: string }>(
    `with opened as (
       update polls set status = 'open', opened_at = now(), voter_count = $2 where id = $1 returning id, secret)
     insert into poll_voters (poll_id, email)
     select opened.id, 'voter' || number || '@example.com' from opened, generate_series(1, $2::int) as number
     returning id, (select secret from opened) as secret`,
    [poll.id, voters],
  )
  const tokens = rows.map(({ id, secret }) => linkToken(secret, Number(id)))
  return { optionIds: poll.options.map(({ id }) => id), tokens }
}

/** The first vote of each, then changes of votes: the poll of ten would be at its end otherwise. */
async function timed(url: string, { tokens, optionIds }: Filled, vote: number): Promise<number> {
  const token = tokens[vote % (tokens.length - 1)]
  const choice = String(optionIds[vote % 2])
  const started = performance.now()
  const answer = await fetch(`${url}/vote/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ choice }),
  })
  await answer.text()
  if (answer.status !== 200) throw new Error(`the vote was answered with ${answer.status}`)
  return performance.now() - started
}
