// What words order: of which record, and that none of them stays unread.
import { expect, it } from 'vitest'
import { type ActMeant, judgeAct, type NamedRecord } from './judge-act.ts'

const record = (key: string, name: string, more: Partial<NamedRecord> = {}): NamedRecord => ({
  ...{ key, kind: 'task', name, about: '', isOver: false },
  ...more,
})
const records = [
  record('task:1', 'Confirm the caterer', { about: '#1 Party Ben Okoro' }),
  record('task:2', 'Pay the caterer', { about: '#2 Party Mia Lund', isOver: true }),
  record('task:3', 'Collect the old laptops', { about: '#3 Rollout Ben Okoro' }),
  record('task:4', 'Set up the new laptops', { about: '#4 Rollout Mia Lund' }),
]
const act = (key: string | null, more: Partial<ActMeant> = {}): ActMeant => ({
  ...{ key, field: 'dueDate', isCompletion: false, asWritten: [], values: [], day: '2026-11-27' },
  ...more,
})
const judge = (
  written: string,
  acts: readonly ActMeant[],
  more: { language?: string; isPointed?: boolean } = {},
) =>
  judgeAct({
    ...{ written, acts, nameables: records, today: '2026-11-23', language: 'en', isPointed: false },
    ...more,
  })

const ordered = { kind: 'ordered' }

it('an order of one record is one, in whatever language and with a slip of the keyboard', () => {
  expect(judge('move the caterer to Friday', [act('task:1')])).toEqual(ordered)
  expect(judge('pls move the catrer to friday, ok?', [act('task:1')])).toEqual(ordered)
  expect(judge('Verschieb den Caterer auf Freitag', [act('task:1')], { language: 'de' })).toEqual(ordered)
  expect(judge('d\u00e9place le catering \u00e0 vendredi', [act('task:1')], { language: 'fr' })).toEqual(
    ordered,
  )
  expect(judge('move it to friday', [act('task:1')], { isPointed: true })).toEqual(ordered)
})

it('a word that nothing was made of is asked about', () => {
  expect(judge('move the second caterer meeting to Friday', [act('task:1')])).toEqual({
    kind: 'unread',
    words: ['second', 'meeting'],
  })
})

it('a name of several records is asked back, unless all of them are ordered', () => {
  expect(judge('move the laptops to Friday', [act('task:3')])).toEqual({
    kind: 'which',
    keys: ['task:3', 'task:4'],
  })
  expect(judge('move the laptops to Friday', [act('task:3'), act('task:4')])).toMatchObject({ kind: 'which' })
  expect(judge('move all laptops to Friday', [act('task:3'), act('task:4')])).toEqual(ordered)
  expect(judge('move both to Friday', [act('task:1'), act('task:3'), act('task:4')])).toMatchObject({
    kind: 'which',
  })
})

it('what is done is reported as well as ordered, and nothing else is', () => {
  const done = act('task:1', { field: 'status', isCompletion: true, day: null, values: ['completed'] })
  expect(judge('the caterer is done', [done])).toEqual(ordered)
  expect(judge('the caterer is on Friday', [act('task:1')])).toEqual({
    kind: 'not-ordered',
    because: 'report',
  })
  expect(judge('Ben said the caterer is done', [done])).toEqual({ kind: 'not-ordered', because: 'quoted' })
  expect(judge('is the caterer done?', [done])).toEqual({ kind: 'asked' })
})

it('a day that stands nowhere, and a title in other words, are no order', () => {
  expect(judge('move the caterer to Friday', [act('task:1', { day: '2026-12-02' })])).toMatchObject({
    kind: 'not-ordered',
  })
  const made = act(null, { field: 'new', asWritten: ['Keys for Ben'], day: null })
  expect(judge('add a task: keys for Ben', [made])).toEqual(ordered)
  expect(judge('maak taak: sleutels voor Ben', [made], { language: 'nl' })).toMatchObject({
    kind: 'not-ordered',
  })
})
