// Statements that come again are named, within bounds.
import { expect, it } from 'vitest'
import { StatementNames } from './statement-names.ts'

const runs = (names: StatementNames, text: string, times: number) =>
  Array.from({ length: times }, () => names.nameOf(text))

it('a statement has a name from its fifth run on, and the same text the same name', () => {
  const names = new StatementNames()
  const [first, ...others] = runs(names, 'select id from note where id = $1', 7).slice(4)
  expect(runs(new StatementNames(), 'select 1', 4)).toEqual([undefined, undefined, undefined, undefined])
  expect(first).toBeDefined()
  expect(others).toEqual([first, first])
  expect(runs(names, 'select text from note where id = $1', 5).at(-1)).not.toBe(first)
})

it('a statement of all columns is never kept, for a migration may change them', () => {
  const all = [
    'select * from note',
    'delete from note returning *',
    'select 1, n.* from note n',
    'select "n".* from n',
  ]
  for (const text of all) expect(runs(new StatementNames(), text, 6).at(-1)).toBeUndefined()
  expect(runs(new StatementNames(), 'select count(*), 2 * id from note', 6).at(-1)).toBeDefined()
})

it('no more statements are named than a connection should hold', () => {
  const names = new StatementNames()
  const named = Array.from({ length: 500 }, (_, at) => runs(names, `select ${at}`, 5).at(-1))
  expect(named.filter((name) => name !== undefined)).toHaveLength(400)
})
