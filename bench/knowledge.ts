// A search over 1,000,000 passages of one company on PostgreSQL, and what adding one costs there beside a company of 100.
import { startDurablePostgres } from '../bin/checks/postgres.mjs'
import { gatherPassages } from '../src/features/knowledge/passages/gather-passages.ts'
import { putPassages } from '../src/features/knowledge/passages/put-passages.ts'
import { asSystem, type SystemDatabase } from '../src/kit/db/acting-database.ts'
import { Database } from '../src/kit/db/database.ts'
import { migrateDatabase } from '../src/kit/db/migrate.ts'
import { openPostgres } from '../src/kit/db/postgres.ts'
import { mintSystemScope } from '../src/kit/scope.ts'
import { projectRoot } from '../src/root.ts'
import type { BenchFigure } from './figure.ts'
import { percentile } from './percentile.ts'

const MANY = 1_000_000
const FEW = 100
const WORDS_EACH = 25
const VOCABULARY = 40_000
const WARM = 3
const CALLS = 40
const ADDED = 60
/** Milliseconds. */
const AIM = 100
const AIM_RATIO = 1.5

/** Words are numbered from the commonest to the rarest; each is its own stem, and of letters alone, as a slip is looked for in these. */
const DIGITS = '0123456789'
const LETTERS = 'bcdfghjklm'
const word = (number: number): string =>
  `${String(number).replace(/\d/g, (digit) => LETTERS[Number(digit)] ?? '')}z`
const WORD_SQL = `translate(n::text, '${DIGITS}', '${LETTERS}') || 'z'`
const sentence = (...numbers: number[]): string => numbers.map(word).join(' ')

const questions = {
  'a rare word': word(31_007),
  'a common word': word(3),
  'four common words': sentence(2, 5, 9, 14),
  'a sentence, common and rare': sentence(4, 12, 90, 700, 5_100, 23_000),
  'a mistyped word': word(2_300).replace(/.z$/, 'xz'),
}

export async function run(): Promise<BenchFigure[]> {
  const postgres = await startDurablePostgres()
  if (!postgres) return []
  const db = asSystem(new Database(openPostgres(postgres.url, 2)), mintSystemScope('bench'))
  try {
    await migrateDatabase(db, `${projectRoot()}/db/migrations`)
    const [large, small] = [await company(db, 'Large'), await company(db, 'Small')]
    await fill(db, small, FEW)
    await fill(db, large, MANY)
    return [...(await searches(db, large)), await adding(db, large, small)]
  } finally {
    await db.close()
    await postgres.stop()
  }
}

interface Company {
  companyId: number
  userId: number
}

async function company(db: SystemDatabase, name: string): Promise<Company> {
  const { rows } = await db.query<{ company: number; person: number }>(
    `with company as (insert into companies (name) values ($1) returning id),
       person as (insert into users (email) values ($1 || '@example.com') returning id),
       member as (insert into memberships (company_id, user_id) select company.id, person.id from company, person)
     select company.id as company, person.id as person from company, person`,
    [name],
  )
  return { companyId: Number(rows[0]?.company), userId: Number(rows[0]?.person) }
}

/** Without triggers and index, which are made afterwards: a million inserts by themselves would take hours. */
async function fill(db: SystemDatabase, { companyId }: Company, count: number): Promise<void> {
  await db.query('drop index if exists passages_lexemes')
  await db.query('alter table passages disable trigger user')
  await db.query('insert into knowledge_keepers (company_id, passages) values ($1, $2)', [companyId, count])
  await db.query(
    `insert into passages (keeper_id, source_kind, source_id, place, headings, sentences, is_public, lexemes)
     select keeper.id, 'article', passage, 0, '["Bench"]', jsonb_build_array(jsonb_build_object('text', words.text, 'kind', 'prose')), false, words.lexemes
     from knowledge_keepers keeper, generate_series(1, $2::int) as passage, lateral (
       select string_agg(word, ' ') as text, array_to_tsvector(array_agg(distinct keeper.id || '/' || word)) as lexemes
       from (select ${WORD_SQL} as word from (select floor(power($3::float8, random()))::int as n
         from generate_series(1, $4::int) where passage > 0) as numbers) as drawn) as words
     where keeper.company_id = $1`,
    [companyId, count, VOCABULARY, WORDS_EACH],
  )
  // As many as are to be expected of each: to count them would take minutes.
  await db.query(
    `insert into passage_words (keeper_id, word, backwards, passages)
     select keeper.id, ${WORD_SQL}, reverse(${WORD_SQL}), least($2::int, greatest(1, $2::float8 * $4::int * ln((n + 1.0) / n) / ln($3::float8)))::int
     from knowledge_keepers keeper, generate_series(1, $3::int) as n where keeper.company_id = $1`,
    [companyId, count, VOCABULARY, WORDS_EACH],
  )
  await db.query('alter table passages enable trigger user')
  await db.query(`set maintenance_work_mem = '256MB'`)
  await db.query('create index passages_lexemes on passages using gin (lexemes) with (fastupdate = off)')
  await db.query('vacuum analyze passages')
  await db.query('analyze passage_words')
}

async function searches(db: SystemDatabase, { companyId, userId }: Company): Promise<BenchFigure[]> {
  const reader = { keeper: { companyId, ownerId: null }, userId }
  const figures: BenchFigure[] = []
  for (const [name, question] of Object.entries(questions)) {
    const took: number[] = []
    for (let call = 0; call < WARM + CALLS; call += 1) {
      const started = performance.now()
      const { rows } = await gatherPassages(db, reader, { question, most: 60 })
      if (call >= WARM) took.push(performance.now() - started)
      if (rows.length === 0) throw new Error(`${name}: nothing is found`)
    }
    for (const [share, label] of [
      [0.5, 'p50'],
      [0.95, 'p95'],
    ] as const)
      figures.push({
        ...{
          name: `Search of ${MANY} passages: ${name}, ${label}`,
          ours: percentile(took, share),
          unit: 'ms',
        },
        ...{ beside: null, besideName: null, ratio: null, aim: AIM, lowerIsBetter: true },
      })
  }
  return figures
}

async function adding(db: SystemDatabase, large: Company, small: Company): Promise<BenchFigure> {
  const put = async ({ companyId }: Company, id: number): Promise<number> => {
    const words = Array.from({ length: WORDS_EACH }, () => word(Math.floor(VOCABULARY ** Math.random())))
    const started = performance.now()
    await putPassages(db, {
      keeper: { companyId, ownerId: null },
      source: { kind: 'article', id },
      passages: [{ headings: ['New'], sentences: [{ text: words.join(' '), kind: 'prose' }], part: null }],
      ...{ isPublic: false, threadId: null },
    })
    return performance.now() - started
  }
  const [ours, beside]: [number[], number[]] = [[], []]
  for (let added = 0; added < WARM + ADDED; added += 1) {
    const [many, few] = [await put(large, 2 * MANY + added), await put(small, 2 * MANY + added)]
    if (added >= WARM) {
      ours.push(many)
      beside.push(few)
    }
  }
  const [mine, other] = [percentile(ours, 0.5), percentile(beside, 0.5)]
  return {
    ...{ name: `Adding a passage to ${MANY}, p50`, ours: mine, unit: 'ms', beside: other },
    ...{ besideName: `the same to ${FEW}`, ratio: mine / other, aim: AIM_RATIO, lowerIsBetter: true },
  }
}
