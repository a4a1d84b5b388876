// A search among 100,000 tasks, on both databases: from the call to the first results, for words that are rare, common, begun and mistyped.
import { startDurablePostgres } from '../bin/checks/postgres.mjs'
import { Database } from '../src/kit/db/database.ts'
import { openEmbedded } from '../src/kit/db/embedded.ts'
import { openPostgres } from '../src/kit/db/postgres.ts'
import { type Client, clientOf, signUp } from '../test/world.ts'
import type { BenchFigure } from './figure.ts'
import { percentile } from './percentile.ts'
import { makeDataDir, startProduct } from './product.ts'

const TASKS = 100_000
const PROJECTS = 200
const VOCABULARY = 8_000
const AT_ONCE = 2_000
const WARM = 2
const CALLS = 15
/** Milliseconds. */
const AIM = 150

/** What is typed; `words` below makes the first ones the commonest. */
const typed = {
  'a rare word': 'calendar',
  'a common word': 'meeting',
  'two words, one begun': 'meeting contr',
  'two letters': 'ca',
  'a mistyped word': 'calender',
  'a word that is nowhere': 'zzyzxvw',
  'nothing, what came last': '',
}

export async function run(): Promise<BenchFigure[]> {
  return [...(await onPostgres()), ...(await onEmbedded())]
}

async function onPostgres(): Promise<BenchFigure[]> {
  const postgres = await startDurablePostgres()
  if (!postgres) return []
  const { dataDir, remove } = makeDataDir()
  const db = new Database(openPostgres(postgres.url, 2))
  const product = await startProduct({ SERVICES: 'web', DATA_DIR: dataDir, DATABASE_URL: postgres.url })
  try {
    const amara = await signUp(product.url, 'amara')
    await fill(db)
    return await measure(amara, 'PostgreSQL')
  } finally {
    await product.stop()
    await db.close()
    await postgres.stop()
    remove()
  }
}

/** Filled while the product is away, since the database has one owner. */
async function onEmbedded(): Promise<BenchFigure[]> {
  const { dataDir, remove } = makeDataDir()
  // The embedded database serves one process alone, so all services run in it.
  const settings = { DATA_DIR: dataDir }
  const first = await startProduct(settings)
  let amara: Client
  try {
    amara = await signUp(first.url, 'amara')
  } finally {
    await first.stop()
  }
  const db = new Database(await openEmbedded(dataDir, { fsync: false }))
  await fill(db)
  await db.close()
  const product = await startProduct(settings)
  try {
    return await measure(clientOf(product.url, amara.cookie), 'embedded')
  } finally {
    await product.stop()
    remove()
  }
}

async function measure(amara: Client, database: string): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = []
  for (const [name, q] of Object.entries(typed)) {
    const took: number[] = []
    for (let call = 0; call < WARM + CALLS; call += 1) {
      const started = performance.now()
      const { groups } = await amara.get<{ groups: unknown[] }>(`/api/search?q=${encodeURIComponent(q)}`)
      if (call >= WARM) took.push(performance.now() - started)
      if ((groups.length === 0) !== (name === 'a word that is nowhere'))
        throw new Error(`${q}: ${groups.length}`)
    }
    for (const [share, label] of [
      [0.5, 'p50'],
      [0.95, 'p95'],
    ] as const)
      figures.push({
        ...{
          name: `Search of ${TASKS} tasks, ${database}: ${name}, ${label}`,
          ours: percentile(took, share),
        },
        ...{ unit: 'ms', beside: null, besideName: null, ratio: null, aim: AIM, lowerIsBetter: true },
      })
  }
  return figures
}

/** Tasks of one person, whose words are as uneven as those of a language. */
async function fill(db: Database): Promise<void> {
  const { rows } = await db.query<{ id: number }>(
    `insert into projects (name, type, owner_id, creator_id, last_task_number)
     select 'Project ' || n, 'individual', id, id, $2::int / $1::int
     from (select id from users order by id limit 1) as owner, generate_series(0, $1::int - 1) as n returning id`,
    [PROJECTS, TASKS],
  )
  const word = words()
  const text = (length: number) => Array.from({ length }, word).join(' ')
  for (let done = 0; done < TASKS; done += AT_ONCE) {
    const tasks = Array.from({ length: AT_ONCE }, (_, index) => ({
      project: rows[(done + index) % PROJECTS]?.id,
      number: Math.floor((done + index) / PROJECTS) + 1,
      title: text(6),
      description: text(15),
    }))
    await db.query(
      `insert into tasks (project_id, number, title, description, creator_id, created_at)
       select t.project, t.number, t.title, t.description, p.owner_id, now() - make_interval(mins => $2::int - t.number)
       from jsonb_to_recordset($1::jsonb) as t (project int, number int, title text, description text)
         join projects p on p.id = t.project`,
      [JSON.stringify(tasks), TASKS],
    )
  }
  await db.query('vacuum analyze')
}

/** The same ones each time: the more common, the earlier in the vocabulary (Zipf). */
function words(): () => string {
  let seed = 7
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  const syllables = 'ca len dar mee ting con tract pro ject re port bud get plan la unch mar ket te am'.split(
    ' ',
  )
  const syllable = () => syllables[Math.floor(random() * syllables.length)] ?? ''
  const made = () => Array.from({ length: 2 + Math.floor(random() * 3) }, syllable).join('')
  const known = ['the', 'meeting', 'contract', ...Array.from({ length: VOCABULARY }, made)]
  known[900] = 'calendar'
  return () => known[Math.floor(known.length ** random()) - 1] ?? 'the'
}
