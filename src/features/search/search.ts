// Finds for a person what fits the words, kind by kind, and what they opened or what came last where there are none.
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import type { FoundRecord, Searchable, Searchables } from '../../records/searchable.ts'
import type { Found, FoundGroup } from './contract.ts'
import { marksOf, shownOf } from './marks.ts'
import { allowedSlips, nearWords } from './near-words.ts'
import { plainWords } from './plain-words.ts'
import { entryQuery, type Term, termsOf } from './search-query.ts'
import { candidateWords, type Entry, findEntries, findNewest, MOST_RANKED, planAnew } from './search-store.ts'

export interface SearchServices {
  db: Database
  searchables(): Searchables
  /** The database knows pg_trgm. */
  hasTrigrams(): Promise<boolean>
}

export interface Wanted {
  typed: string
  /** Null for every kind. */
  kind: string | null
  /** What stands in it comes first; null for none. */
  projectId: number | null
  opened: readonly { kind: string; id: number }[]
}

const SHOWN = 6
const SHOWN_OF_ONE_KIND = 40
const RECENT = 6
/** Where fewer are found, a word may be mistyped. */
const FEW = 3

interface Reach {
  kind: string
  searchable: Searchable
  keys: readonly string[]
}

interface Result {
  kinds: { kind: string; title: string }[]
  groups: FoundGroup[]
  near: string[]
}

/** All of one moment. */
export function searchFor(services: SearchServices, scope: Scope, wanted: Wanted): Promise<Result> {
  const { db } = services
  const terms = termsOf(wanted.typed)
  return db.snapshot(async () => {
    await planAnew(actingAs(db, scope))
    const all = inOrder(services.searchables())
    const kinds = all.map(([kind, { title }]) => ({ kind, title }))
    const reach = await reachOf(
      db,
      scope,
      wanted.kind === null ? all : all.filter(([kind]) => kind === wanted.kind),
    )
    if (terms.length === 0) {
      const rows = await recent(db, scope, reach, wanted)
      return { kinds, groups: [{ kind: 'recent', title: 'Recent', total: rows.length, rows }], near: [] }
    }
    return { kinds, ...(await findOrGuess(services, scope, { reach, wanted, terms })) }
  })
}

/** As it was typed; where that is little, also as it may have been meant. */
async function findOrGuess(
  services: SearchServices,
  scope: Scope,
  search: Search,
): Promise<Omit<Result, 'kinds'>> {
  const groups = await groupsOf(services.db, scope, search)
  const count = countOf(groups)
  if (count >= FEW) return { groups, near: [] }
  const terms = await guess(services, scope, search.terms, count > 0)
  const near = terms.flatMap((term) => term.near)
  if (near.length === 0) return { groups, near: [] }
  const more = await groupsOf(services.db, scope, { ...search, terms })
  if (countOf(more) <= count) return { groups, near: [] }
  return { groups: more, near: wordsShown(more).filter((word) => near.includes(word)) }
}

const countOf = (groups: readonly FoundGroup[]) => groups.reduce((sum, { total }) => sum + total, 0)

/** The words that are known are everybody's: nobody is told one that does not stand in what they may read. */
function wordsShown(groups: readonly FoundGroup[]): string[] {
  const marked = (text: string, marks: Found['titleMarks']) => marks.map(([from, to]) => text.slice(from, to))
  const rows = groups.flatMap((group) => group.rows)
  const words = rows.flatMap((row) => [
    ...marked(row.title, row.titleMarks),
    ...marked(row.text, row.textMarks),
  ])
  return [...new Set(words.flatMap(plainWords))]
}

type Kinds = readonly (readonly [string, Searchable])[]

function inOrder(searchables: Searchables): Kinds {
  return Object.entries(searchables).sort(([, one], [, other]) => one.rank - other.rank)
}

function reachOf(db: Database, scope: Scope, kinds: Kinds): Promise<Reach[]> {
  return Promise.all(
    kinds.map(async ([kind, searchable]) => ({ kind, searchable, keys: await searchable.keys(db, scope) })),
  )
}

/** With the words that each may have been meant for. */
function guess(
  { db, hasTrigrams }: SearchServices,
  scope: Scope,
  terms: readonly Term[],
  isFound: boolean,
): Promise<Term[]> {
  return Promise.all(
    terms.map(async (term) => {
      if (allowedSlips(term.word) === 0) return term
      const known = await candidateWords(actingAs(db, scope), term.word, await hasTrigrams())
      return { ...term, near: nearWords(term.word, known, isFound) }
    }),
  )
}

interface Search {
  reach: readonly Reach[]
  wanted: Wanted
  terms: readonly Term[]
}

async function groupsOf(db: Database, scope: Scope, { reach, wanted, terms }: Search): Promise<FoundGroup[]> {
  const most = wanted.kind === null ? SHOWN : SHOWN_OF_ONE_KIND
  const groups = await Promise.all(
    reach.map(async (one): Promise<FoundGroup> => {
      const entries = await entriesOf(db, scope, one, { wanted, terms, most })
      const ids = entries.map(({ id }) => id)
      const rows = await shown(db, scope, one, { ids, terms })
      const gone = entries.length - rows.length
      const total = Math.max((entries[0]?.total ?? 0) - gone, rows.length)
      return { kind: one.kind, title: one.searchable.title, total, rows }
    }),
  )
  return groups.filter(({ rows }) => rows.length > 0)
}

/** Those of the open project first. */
async function entriesOf(
  db: Database,
  scope: Scope,
  { kind, keys }: Reach,
  { wanted, terms, most }: Omit<Search, 'reach'> & { most: number },
): Promise<Entry[]> {
  const here = wanted.projectId === null ? null : `/project:${wanted.projectId}`
  const [near, all] = await Promise.all(
    [here, null].map(async (also, place) => {
      const query = place === 0 && also === null ? null : entryQuery(kind, keys, terms, also)
      if (query === null) return []
      const entries = await findEntries(actingAs(db, scope), query, most)
      const isFull = entries[0]?.total === MOST_RANKED && place === 1
      if (!isFull) return entries
      const newest = await findNewest(actingAs(db, scope), kind, query, most)
      return newest.length < Math.min(most, entries.length) ? entries : newest
    }),
  )
  const first = new Set(near?.map(({ id }) => id))
  const total = all?.[0]?.total ?? 0
  return [...(near ?? []), ...(all ?? []).filter(({ id }) => !first.has(id))]
    .slice(0, most)
    .map((entry) => ({ ...entry, total }))
}

/** In the order of the ids. */
async function shown(
  db: Database,
  scope: Scope,
  { kind, searchable }: Reach,
  { ids, terms }: { ids: readonly number[]; terms: readonly Term[] },
): Promise<Found[]> {
  if (ids.length === 0) return []
  const records = new Map((await searchable.show(db, scope, ids)).map((record) => [record.id, record]))
  return ids.flatMap((id) => {
    const record = records.get(id)
    return record ? [rowOf(kind, record, terms)] : []
  })
}

function rowOf(kind: string, { texts, at, ...record }: FoundRecord, terms: readonly Term[]): Found {
  const { text, marks } = shownOf(texts, terms)
  return {
    ...{ kind, id: record.id, title: record.title, titleMarks: marksOf(record.title, terms) },
    ...{ text, textMarks: marks, place: record.place, path: record.path },
    ...{ state: record.state, person: record.person, at: at?.toISOString() ?? null },
  }
}

/** What was opened, the last first; then what came last. */
async function recent(
  db: Database,
  scope: Scope,
  reach: readonly Reach[],
  { opened }: Wanted,
): Promise<Found[]> {
  const rows = await Promise.all(
    reach.map(async (one) => {
      const query = one.searchable.isNews ? entryQuery(one.kind, one.keys, []) : null
      const own = opened.flatMap(({ kind, id }) => (kind === one.kind ? [{ id }] : []))
      const newest = query ? await findNewest(actingAs(db, scope), one.kind, query, RECENT) : []
      const ids = new Set([...own, ...newest].map(({ id }) => id))
      return shown(db, scope, one, { ids: [...ids], terms: [] })
    }),
  )
  const all = rows.flat()
  const wasOpened = ({ kind, id }: Found) => opened.findIndex((one) => one.kind === kind && one.id === id)
  const first = all
    .filter((row) => wasOpened(row) >= 0)
    .sort((one, other) => wasOpened(one) - wasOpened(other))
  const rest = all.filter((row) => wasOpened(row) < 0 && row.kind !== 'person')
  rest.sort((one, other) => (other.at ?? '').localeCompare(one.at ?? ''))
  return [...first, ...rest].slice(0, RECENT)
}
