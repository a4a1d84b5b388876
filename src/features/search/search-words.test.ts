// The words of the search: alike in the database and in the program, and those that may have been meant.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { mintSystemScope } from '../../kit/scope.ts'
import { marksOf, shownOf } from './marks.ts'
import { nearWords } from './near-words.ts'
import { plainWords } from './plain-words.ts'
import { termsOf } from './search-query.ts'
import { sweepWords } from './sweep-words.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db?.close())

it('database and program make the same plain words of a text, whatever the language', async () => {
  const texts = [
    'Größe der STRASSE, Straße; ÀÉÎ õ ñ çedilla',
    'Łódź Øresund Đorđe Þingvellir Ærø Œuvre İstanbul ılık',
    'ПРИВЕТ Ёлка Йод Їжак ΣΊΣΥΦΟΣ Άλφα',
    '会議メモ v4.2 한국어 がぎぐ ﬁne ﬃ Ⅷ',
    'e-mail foo@bar.example.com/x?y=1 #12 naïve–word “quoted” it’s 3½ 10 000',
    "a'b\\c & | ! ( ) :* ^ / \t\n\u00a0x",
    'עברית العربية हिन्दी ไทย',
  ]
  for (const text of texts) {
    const { rows } = await db.query<{ plain: string }>('select search_plain($1) as plain', [text])
    expect(rows[0]?.plain.split(' ')).toEqual(plainWords(text))
  }
})

it('a slip or two is forgiven, by the length of the word', () => {
  const known = ['calendar', 'calendars', 'contract', 'cat', 'task', 'tasks', 'receive', 'colander']
  expect(nearWords('calender', known)[0]).toBe('calendar')
  expect(nearWords('recieve', known)).toEqual(['receive'])
  expect(nearWords('taks', known)).toEqual(['task', 'tasks'])
  expect(nearWords('cta', known)).toEqual([])
  expect(nearWords('calendar', known, true)).toEqual(['calendars'])
  expect(nearWords('kalandra', known)).toEqual([])
})

it('marks whole words where they stand, and shows the part of a long text that has them', () => {
  const terms = termsOf('cafe contr')
  expect(marksOf('The Café’s CONTRACTS', terms)).toEqual([
    [4, 8],
    [11, 20],
  ])
  const long = `${'word '.repeat(60)}the contract ${'word '.repeat(60)}`
  const { text, marks } = shownOf(['nothing here', long], terms)
  expect([text.length < 160, text.startsWith('… '), text.endsWith('…')]).toEqual([true, true, true])
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['contract'])
})

it('words that stand nowhere any more are forgotten, and those that are there twice kept once', async () => {
  const words = async () =>
    (await db.query<{ word: string }>("select word from search_words where word like 'okapi%' order by 1"))
      .rows
  await db.query(
    `with owner as (insert into users (email) values ('amara@example.com') returning id),
     project as (insert into projects (owner_id, name, type, last_task_number)
       select id, 'Zoo', 'individual', 2 from owner returning id)
     insert into tasks (project_id, number, title)
     select id, n, case n when 1 then 'Feed the okapi' else 'Wash the okapina' end from project, generate_series(1, 2) as n`,
  )
  await db.query("insert into search_words (word) values ('okapi')")
  await db.query("delete from tasks where title = 'Wash the okapina'")
  expect(await words()).toEqual([{ word: 'okapi' }, { word: 'okapi' }, { word: 'okapina' }])
  await sweepWords(asSystem(db, mintSystemScope('test')))
  expect(await words()).toEqual([{ word: 'okapi' }])
})
