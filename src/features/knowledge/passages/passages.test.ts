// Passages in a real database: who reads them, how they are found, and what goes with them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../../test/database.ts'
import { asSystem, type SystemDatabase } from '../../../kit/db/acting-database.ts'
import { mintSystemScope } from '../../../kit/scope.ts'
import { passagesOfArticle } from '../../../language/knowledge/article-passages.ts'
import { chooseAnswer } from '../../../language/knowledge/choose-answer.ts'
import { type FindAnswerServices, findAnswer } from './find-answer.ts'
import type { KnownTerm } from './known-terms.ts'
import { learnFromAnswer, unlearnAnswer } from './learn-synonyms.ts'
import { passageQuery } from './passage-query.ts'
import { searchPassages } from './passage-store.ts'
import { changeReaders, dropPassages, type PutPassages, putPassages } from './put-passages.ts'
import type { Keeper, Reader } from './reader.ts'

let db: SystemDatabase
let services: FindAnswerServices
const people: Record<string, number> = {}
let company: number
let otherCompany: number
let threadId: number

const id = async (text: string, values: unknown[]): Promise<number> => {
  const { rows } = await db.query<{ id: number }>(text, values)
  return Number(rows[0]?.id)
}

beforeAll(async () => {
  db = asSystem(await openTestDatabase(), mintSystemScope('test'))
  services = { db, choose: async (asked) => chooseAnswer(asked), embed: null }
  for (const name of ['owner', 'member', 'part', 'manager', 'removed', 'stranger'])
    people[name] = await id('insert into users (email) values ($1) returning id', [`${name}@example.com`])
  company = await id('insert into companies (name) values ($1) returning id', ['Lake'])
  otherCompany = await id('insert into companies (name) values ($1) returning id', ['Sea'])
  const join =
    'insert into memberships (company_id, user_id, role, is_active) values ($1, $2, $3, $4) returning id'
  for (const name of ['member', 'part']) await id(join, [company, people[name], 'member', true])
  await id(join, [company, people['manager'], 'manager', true])
  await id(join, [company, people['removed'], 'admin', false])
  await id(join, [otherCompany, people['stranger'], 'admin', true])
  threadId = await id(
    `insert into threads (company_id, agent_type, base_subject) values ($1, 'faq', 'Boats') returning id`,
    [company],
  )
  await db.query('insert into thread_participants (thread_id, user_id) values ($1, $2)', [
    threadId,
    people['part'],
  ])
}, 240_000)
afterAll(() => db.close())

const ofCompany = (): Keeper => ({ companyId: company, ownerId: null })
const reader = (name: string | null, keeper: Keeper = ofCompany()): Reader => ({
  keeper,
  userId: name === null ? null : (people[name] ?? 0),
})
const put = (title: string, body: string, more: Partial<PutPassages> & { id: number }) =>
  putPassages(db, {
    ...{ keeper: ofCompany(), isPublic: false, threadId: null, passages: passagesOfArticle({ title, body }) },
    ...{ source: { kind: 'article', id: more.id }, ...more },
  })
const nearTo = async (who: Reader, question: string, changed: Partial<FindAnswerServices> = {}) =>
  (await findAnswer({ ...services, ...changed }, who, question)).near
const titles = async (who: Reader, question: string) =>
  (await nearTo(who, question)).map(({ headings }) => headings[0] ?? '')

/** Numbers from 0 to 1 that are the same in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

describe('who reads', () => {
  beforeAll(async () => {
    await put('Own', 'The narwhal is fed by staff.', { id: 1 })
    await put('Public', 'The narwhal is fed at noon.', { id: 2, isPublic: true })
    await put('Thread', 'The narwhal is ill.', { id: 3, threadId })
    await put('Public thread', 'The narwhal is sold.', { id: 4, threadId, isPublic: true })
    await put('Elsewhere', 'The narwhal is ours.', {
      id: 5,
      keeper: { companyId: otherCompany, ownerId: null },
    })
    await put('Personal', 'The narwhal is mine.', {
      id: 6,
      keeper: { companyId: null, ownerId: people['owner'] ?? 0 },
    })
  })

  it.each([
    ['a member', 'member', ['Own', 'Public']],
    ['a member who takes part in the thread', 'part', ['Own', 'Public', 'Public thread', 'Thread']],
    ['a manager', 'manager', ['Own', 'Public', 'Public thread', 'Thread']],
    ['an admin who was removed', 'removed', ['Public']],
    ['the admin of another company', 'stranger', ['Public']],
    ['somebody who is not known', null, ['Public']],
  ])('FAQ-06: of a company’s, %s reads what is theirs to read', async (_who, name, expected) => {
    const found = await titles(reader(name), 'narwhal')
    expect(found.toSorted((one, other) => one.localeCompare(other))).toEqual(expected)
  })

  it('FAQ-06: of a person’s, only that person reads what is not public', async () => {
    const keeper: Keeper = { companyId: null, ownerId: people['owner'] ?? 0 }
    expect(await titles(reader('owner', keeper), 'narwhal')).toEqual(['Personal'])
    for (const name of ['member', 'stranger', null])
      expect(await titles(reader(name, keeper), 'narwhal')).toEqual([])
  })

  it('who was a member a moment ago reads no more, and a source that is unpublished is no one else’s', async () => {
    await db.query('update memberships set is_active = false where user_id = $1', [people['member']])
    expect(await titles(reader('member'), 'narwhal')).toEqual(['Public'])
    await db.query('update memberships set is_active = true where user_id = $1', [people['member']])
    await changeReaders(db, ofCompany(), { kind: 'article', id: 2 }, { isPublic: false, threadId: null })
    expect(await titles(reader('stranger'), 'narwhal')).toEqual([])
  })

  it('FAQ-06: whatever words, signs and numbers of keepers are tried, nobody is shown what is not theirs', async () => {
    const { rows: keepers } = await db.query<{ id: number }>('select id from knowledge_keepers order by id')
    const { rows: lexemes } = await db.query<{ word: string }>('select distinct word from passage_words')
    const theirs: [string | null, readonly string[]][] = [
      ['member', ['Own', 'Public']],
      ['part', ['Own', 'Public', 'Public thread', 'Thread']],
      ['removed', ['Public']],
      ['stranger', ['Public']],
      ['owner', ['Public']],
      [null, ['Public']],
    ]
    const random = numbersFrom(20261126)
    const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]
    const signs = [
      '',
      '/',
      '^',
      ':*',
      ' & ',
      ' | ',
      ' !',
      ' <-> ',
      "'",
      '"',
      '\\\\',
      '%',
      '_',
      '\u0000',
      '--',
    ]
    const attempt = () => {
      const piece = () => `${pick(['', `${pick(keepers)?.id}/`, '^'])}${pick(lexemes)?.word}${pick(signs)}`
      return Array.from({ length: 1 + Math.floor(random() * 5) }, piece).join(pick(['', ' ', ' ', '/']))
    }
    let shown = 0
    for (let tries = 0; tries < 240; tries += 1) {
      const [name, allowed] = pick(theirs) ?? [null, []]
      const question = attempt()
      for (const title of await titles(reader(name), question)) {
        shown += 1
        expect([question, name, allowed]).toEqual([question, name, expect.arrayContaining([title])])
      }
    }
    expect(shown).toBeGreaterThan(100)
  })

  it('what goes with a thread leaves no word behind', async () => {
    await db.query('delete from threads where id = $1', [threadId])
    const { rows } = await db.query(
      `select word from passage_words join knowledge_keepers on id = keeper_id where company_id = $1 and word in ('ill', 'sold')`,
      [company],
    )
    expect(rows).toEqual([])
    expect(await titles(reader('manager'), 'narwhal')).not.toContain('Thread')
  })
})

describe('what is found', () => {
  beforeAll(async () => {
    await put('Canoe hire', '## Prices\nA canoe costs 9 euros an hour. A deposit of 30 euros is due.', {
      id: 20,
    })
    await put('Winterlager', 'Boote stehen im Bootsschuppen hinter dem Haus.', { id: 21 })
  })

  it('FAQ-02: the answer is the sentence, with its source and headings', async () => {
    const { near } = await findAnswer(services, reader('member'), 'How much is a canoe per hour?')
    expect(near[0]).toMatchObject({
      text: 'A canoe costs 9 euros an hour.',
      source: { kind: 'article', id: 20 },
      headings: ['Canoe hire', 'Prices'],
      part: null,
    })
  })

  it('slips are forgiven, words begun, compounds opened and other languages understood', async () => {
    expect(await titles(reader('member'), 'canoo')).toContain('Canoe hire')
    expect(await titles(reader('member'), 'schuppen')).toContain('Winterlager')
    expect(await titles(reader('member'), 'Kaution für ein Boot')).toContain('Canoe hire')
  })

  it('FAQ-02: of things that differ in a letter, what is said of the one that was asked for answers', async () => {
    await put('Keys', 'The key to hall A hangs in the office. The key to hall B hangs in the boat house.', {
      id: 22,
    })
    const said = async (question: string) =>
      (await findAnswer(services, reader('member'), question)).answer?.citations.map(({ text }) => text)
    expect(await said('Where does the key to hall B hang?')).toEqual([
      'The key to hall B hangs in the boat house.',
    ])
    expect(await said('which key is that of hall a?')).toEqual(['The key to hall A hangs in the office.'])
    expect(await said('Where does the key to hall C hang?')).toBeUndefined()
  })

  it('what no passage says is unknown', async () => {
    const { answer } = await findAnswer(services, reader('member'), 'Who repairs the telescope?')
    expect(answer).toBeNull()
    expect(await findAnswer(services, reader('member'), 'Hello!')).toMatchObject({ answer: null, near: [] })
  })

  it('a source that is put again is found by its new words alone, and one that is dropped by none', async () => {
    await put('Canoe hire', 'Kayaks only from now on.', { id: 20 })
    expect(await titles(reader('member'), 'deposit')).not.toContain('Canoe hire')
    expect(await titles(reader('member'), 'kayaks')).toEqual(['Canoe hire'])
    await dropPassages(db, ofCompany(), { kind: 'article', id: 20 })
    expect(await titles(reader('member'), 'kayaks')).toEqual([])
    const { rows } = await db.query<{ kept: number; there: number }>(
      `select passages as kept, (select count(*)::int from passages where keeper_id = k.id) as there
       from knowledge_keepers k where company_id = $1`,
      [company],
    )
    expect(rows[0]?.kept).toBe(rows[0]?.there)
  })
})

it('vectors, where a model gives them, bring near what shares no rare word, and are kept', async () => {
  await put('Moorings', 'A place at the jetty is let by the month.', { id: 40 })
  await put('Jetty', 'The jetty is painted in spring.', { id: 41 })
  const asked: string[] = []
  let space = 'of a model'
  const embed = async (texts: readonly string[]) => {
    asked.push(...texts)
    return { space, vectors: texts.map((text) => (/rent|let by/.test(text) ? [1, 0] : [0, 1])) }
  }
  const find = () => nearTo(reader('member'), 'jetty rent', { embed })
  expect((await find())[0]?.headings[0]).toBe('Moorings')
  const made = asked.length
  await find()
  expect(asked.length).toBe(made + 1)
  // Of another model, whose vectors are as long, all are made again.
  space = 'of another'
  await find()
  expect(asked.length).toBe(made + 1 + made)
  expect(await nearTo(reader('member'), 'jetty', { embed: async () => null })).not.toEqual([])
})

describe('words that stand nearly everywhere', () => {
  const wide = { id: 0, passages: 100_000 }
  const term = (stem: string, passages: number): KnownTerm => ({
    ...{ stem, passages, meanings: [], near: [], weight: 1, rarity: 1 },
  })

  it('are looked for among some passages alone, the rarer they are the more of them, and others in all', () => {
    const searches = (...terms: KnownTerm[]) =>
      passageQuery(wide, terms).found.map(({ words, among }) => [words, among])
    expect(searches(term('gate', 60_000))).toEqual([["('0/gate')", 5_000]])
    expect(searches(term('gate', 60_000), term('key', 31_000))).toEqual([["('0/key') & (('0/gate'))", 9_678]])
    expect(searches(term('gate', 60_000), term('key', 5_000))).toEqual([["('0/key') & ('0/gate')", null]])
    expect(searches(term('gate', 60_000), term('okapi', 3))).toEqual([["'0/okapi'", null]])
  })

  it('are found in articles first, by those who may read them', async () => {
    const source = { kind: 'document', id: 1 } as const
    await put('Sleep', 'The walrus sleeps in a document.', { id: 52, source })
    await put('Food', 'The walrus eats.', { id: 51, isPublic: true })
    await put('Home', 'The walrus swims.', { id: 50 })
    const { rows } = await db.query<{ id: number; articles: number }>(
      `select keeper_id as id, count(*)::int as articles from passages join knowledge_keepers k on k.id = keeper_id
       where company_id = $1 and source_kind = 'article' group by keeper_id`,
      [company],
    )
    const { id, articles } = rows[0] ?? { id: 0, articles: 0 }
    const { terms } = passageQuery({ id, passages: articles + 1 }, [term('walrus', 3)])
    const found = async (name: string, among: number) => {
      const query = { terms, found: [{ words: `'${id}/walrus'`, most: 10, among }] }
      const all = await searchPassages(db, id, reader(name), { query, most: 10 })
      return all.map(({ headings }) => headings[0])
    }
    expect(new Set(await found('member', articles))).toEqual(new Set(['Food', 'Home']))
    expect(await found('member', articles + 1)).toContain('Sleep')
    expect(await found('stranger', articles + 1)).toEqual(['Food'])
  })
})

describe('what is learned', () => {
  const accepted = { question: 'Where is the flurbel?', answer: 'The gangway stands at the jetty.' }

  it('FAQ-06: a pair counts from the second answer on, for this keeper alone, until it is taken back', async () => {
    await put('Landing', 'The gangway stands at the jetty.', { id: 30 })
    await put('Far', 'The gangway stands at the pier.', {
      id: 31,
      keeper: { companyId: otherCompany, ownerId: null },
    })
    await learnFromAnswer(db, ofCompany(), accepted)
    expect(await titles(reader('member'), 'flurbel')).toEqual([])
    await learnFromAnswer(db, ofCompany(), accepted)
    expect(await titles(reader('member'), 'flurbel')).toContain('Landing')
    expect(await titles(reader('stranger', { companyId: otherCompany, ownerId: null }), 'flurbel')).toEqual(
      [],
    )
    await unlearnAnswer(db, ofCompany(), accepted)
    expect(await titles(reader('member'), 'flurbel')).toEqual([])
  })
})
