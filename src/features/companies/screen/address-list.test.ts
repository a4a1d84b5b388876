// What pasted lines and tables of addresses are read as.
import { expect, it } from 'vitest'
import { MOST_INVITED } from '../invitations/contract.ts'
import { readAddressList } from './address-list.ts'

const known = { members: new Set(['anna@example.com']), invited: new Set(['bob@example.com']) }
const read = (text: string) => readAddressList(text, known).map(({ text: said, state }) => [said, state])

it('names, commas, semicolons and lines are read, each address once', () => {
  expect(
    read('Carl Weiss <Carl@Example.com>, dora@example.com; <eve@example.com>\ndora@example.com.'),
  ).toEqual([
    ['carl@example.com', 'ready'],
    ['dora@example.com', 'ready'],
    ['eve@example.com', 'ready'],
  ])
})

it('a table is read by its addresses, below its heading', () => {
  const table =
    'First name;Last name;Email\nAnna;Berg;anna@example.com\n"Stone, Carl";;carl@example.com\nNobody;At all;'
  expect(read(table)).toEqual([
    ['anna@example.com', 'member'],
    ['carl@example.com', 'ready'],
    ['Nobody;At all;', 'faulty'],
  ])
})

it('who is a member or invited is told apart, and what is no address is not lost', () => {
  expect(read('bob@example.com, finn, gina@, hans@example.com')).toEqual([
    ['bob@example.com', 'invited'],
    ['finn', 'faulty'],
    ['gina@', 'faulty'],
    ['hans@example.com', 'ready'],
  ])
})

it('what is above the limit of one day is said to be so', () => {
  const many = Array.from({ length: MOST_INVITED + 2 }, (_, at) => `p${at}@example.com`).join('\n')
  const states = readAddressList(many, known).map(({ state }) => state)
  expect(states.filter((state) => state === 'ready')).toHaveLength(MOST_INVITED)
  expect(states.slice(-2)).toEqual(['too many', 'too many'])
})
