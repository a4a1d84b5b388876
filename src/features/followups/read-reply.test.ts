// Replies to mails that count what was said, as people write them.
import { expect, it } from 'vitest'
import { readFollowUpReply } from './read-reply.ts'

const read = (text: string) =>
  readFollowUpReply(text).acts.map(({ kind, which, title }) =>
    [kind, Array.isArray(which) ? which.join('+') : which, ...(title === null ? [] : [title])].join(' '),
  )

it.each([
  ['make a task of the second', ['task 2']],
  ['Make a poll of 1', ['poll 1']],
  ['leave it', ['left it']],
  ['Leave 2 as it is, please.', ['left 2']],
  ['Please make a task of 1 and a poll of 3', ['task 1', 'poll 3']],
  ['task 2\npoll 1\nleave 3', ['task 2', 'poll 1', 'left 3']],
  ['Make a task of 2: Print the order number', ['task 2 Print the order number']],
  ['Make tasks of 1 and 2.', ['task 1+2']],
  ['leave them all', ['left all']],
  ['1 as a task', ['task 1']],
  ['2: leave it', ['left 2']],
  ['Mach aus dem zweiten eine Aufgabe', ['task 2']],
  ['Bitte eine Umfrage zu 1', ['poll 1']],
  ['Lass es so', ['left it']],
  ['Fais une tâche du deuxième', ['task 2']],
  ['Haz una tarea del segundo, por favor', ['task 2']],
  ['Deja todo como está', ['left all']],
  ['Fai un sondaggio sul primo', ['poll 1']],
  ['Maak een taak van het derde punt', ['task 3']],
  ['Faz uma tarefa do primeiro', ['task 1']],
])('"%s" says what should come of it', (text, acts) => {
  expect(read(text)).toEqual(acts)
})

it.each([
  'The rota is unfair, and I leave at 2 every day.',
  'I have a task of 3 hours every morning that nobody needs',
  'We made a poll in the team: 12 of us want the new tool',
  'leave',
  'Two people left the team.',
  'It took me 2 days to make the task board work',
  'task',
])('"%s" is what somebody says of their week', (text) => {
  expect(readFollowUpReply(text)).toMatchObject({ acts: [], rest: [text] })
})

it('what a reply says beside it is kept apart', () => {
  const { acts, rest } = readFollowUpReply('Hello Tanya,\nmake a task of 1.\nBest, Fay')
  expect(acts).toHaveLength(1)
  expect(rest).toEqual(['Hello Tanya,', 'Best, Fay'])
})
