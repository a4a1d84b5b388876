// Shows how the text of a mail is laid out before any of it is understood.
import { expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'
import type { Looks } from './roles.ts'
import { Vocabulary } from './vocabulary.ts'

const PEOPLE = new Set(['Kim', 'Ines', 'Otto'])
const looks: Looks = {
  isPeople: (text) => text.split(/\s*(?:,|and|\+)\s*/).every((one) => PEOPLE.has(one)),
  isDay: (text) => /^(?:by )?(?:\d{1,2} \w+|Monday|Friday)$/.test(text),
}
const lay = (text: string) => blocksOf(text, new Vocabulary(text), looks)
/** Each block as "kind: text < heading". */
const shown = (text: string) =>
  lay(text).map(({ kind, text: words, headings }) =>
    [`${kind}: ${words}`, ...headings.map((one) => one.text)].join(' < '),
  )

it('every block is a verbatim slice of the text', () => {
  const text =
    'Hi Kim,\n\nthe plan:\n- [x] paint\n  * sand first\n2) wax\n\nWho | What\nKim | oil\nOtto | dust\n\nBest\nInes'
  for (const { text: words, start, end } of lay(text)) expect(text.slice(start, end)).toBe(words)
})

it('a mail has a frame around its paragraphs, and wrapped lines are one paragraph', () => {
  expect(
    shown(
      'Hi Kim,\n\nthe first line of the text is wrapped here because it is long\nand goes on.\n\nBest regards\nInes',
    ),
  ).toEqual([
    'greeting: Hi Kim,',
    'prose: the first line of the text is wrapped here because it is long\nand goes on.',
    'closing: Best regards',
    'closing: Ines',
  ])
})

it('items bear their box and number, and stand under what names them', () => {
  const blocks = lay('Next steps:\n1. oil the gate\n2. [x] dust\n\nKim\n- wax\n\nThat is all.')
  expect(
    blocks.map(({ kind, number, checked, headings }) => [kind, number, checked, headings[0]?.text]),
  ).toEqual([
    ['heading', null, null, undefined],
    ['item', 1, null, 'Next steps:'],
    ['item', 2, true, 'Next steps:'],
    ['heading', null, null, undefined],
    ['item', null, null, 'Kim'],
    ['prose', null, null, 'Kim'],
  ])
})

it('a table is known by bars, tabs, semicolons and aligned columns, with a header or by what stands in it', () => {
  const rows = (text: string) =>
    lay(text).map(({ cells }) => Object.fromEntries(cells.map(({ role, text: words }) => [role, words])))
  const oil = { owner: 'Kim', task: 'oil the gate', due: 'Friday' }
  const wax = { owner: 'Otto', task: 'wax the floor', due: 'Monday' }
  expect(rows('Who | What | When\nKim | oil the gate | Friday\nOtto | wax the floor | Monday')).toEqual([
    oil,
    wax,
  ])
  expect(
    rows(
      '| Task | Owner | Due |\n|---|---|---|\n| oil the gate | Kim | Friday |\n| wax the floor | Otto | Monday |',
    ),
  ).toEqual([oil, wax])
  expect(rows('oil the gate\tKim\tFriday\nwax the floor\tOtto\tMonday')).toEqual([oil, wax])
  expect(rows('Kim;oil the gate;Friday\nOtto;wax the floor;Monday')).toEqual([oil, wax])
  expect(rows('oil the gate     Kim    Friday\nwax the floor    Otto   Monday')).toEqual([oil, wax])
})

it('labelled lines make one record, on lines of their own or on one', () => {
  const cells = (text: string) =>
    lay(text).map((block) => block.cells.map(({ role, text: words }) => `${role}=${words}`))
  expect(cells('Owner: Kim\nTask: oil the gate\nDue: Friday\n\nOwner: Otto\nTask: wax\nDue: Monday')).toEqual(
    [
      ['owner=Kim', 'task=oil the gate', 'due=Friday'],
      ['owner=Otto', 'task=wax', 'due=Monday'],
    ],
  )
  expect(cells('Who: Kim. What: oil the gate. When: Friday.')).toEqual([
    ['owner=Kim', 'task=oil the gate', 'due=Friday'],
  ])
  expect(cells('Oil the gate.\n   owner: Kim\n   deadline: Friday')).toEqual([['owner=Kim', 'due=Friday']])
})

it('hostile texts cost no more than their length', () => {
  for (const text of [
    '| '.repeat(50_000),
    '- '.repeat(50_000),
    'a: '.repeat(40_000),
    '\t'.repeat(100_000),
    'x  '.repeat(40_000),
    '\n- '.repeat(40_000),
  ]) {
    const began = process.cpuUsage()
    lay(text)
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(2_000)
  }
})
