// Tells how a reply changes how often a task repeats.
import { expect, it } from 'vitest'
import { readReply } from './reply.ts'
import type { KnownTask } from './task-match.ts'

const bob = { email: 'bob@example.com', name: 'Bob Stone' }
const figures = { number: 1, title: 'Send the figures', assignees: [], status: 'pending', repeats: true }
const toner = { number: 2, title: 'Order toner', assignees: [], status: 'pending' }
const plants = { number: 3, title: 'Water the plants', assignees: [], status: 'pending', repeats: true }

/** What it says of each task, as "1 FREQ=DAILY"; new tasks and questions by their words. */
function read(text: string, openTasks: KnownTask[] = [figures, toner]): string[] {
  const { changes, newTasks, unclear } = readReply({
    ...{ text, subject: 'Re: Office', author: bob, to: [], cc: [], zone: 'Europe/Berlin' },
    ...{ sentAt: new Date('2026-03-04T09:00:00Z'), mailPriority: null, openTasks, doneTasks: [] },
  })
  return [
    ...changes.map(({ task, kind, recurrence }) => `${task} ${kind === 'repeat' ? recurrence : kind}`),
    ...newTasks.map(({ title }) => `new ${title}`),
    ...unclear.map(({ reason, candidates }) => `${reason} ${candidates.join()}`),
  ]
}

it('the task that repeats is meant where none is named', () => {
  expect(read('Every Tuesday instead, please.')).toEqual(['1 FREQ=WEEKLY;BYDAY=TU'])
  expect(read('every Tuesday instead')).toEqual(['1 FREQ=WEEKLY;BYDAY=TU'])
  expect(read('Can you make it every second Friday?')).toEqual(['1 FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'])
  expect(read('Please make it monthly from now on.')).toEqual(['1 FREQ=MONTHLY'])
  expect(read('Jeden Dienstag stattdessen.')).toEqual(['1 FREQ=WEEKLY;BYDAY=TU'])
  expect(read('Make it every Monday.', [toner])).toEqual(['2 FREQ=WEEKLY;BYDAY=MO'])
})

it('by number, and by the words of the task', () => {
  expect(read('2: every Tuesday instead')).toEqual(['2 FREQ=WEEKLY;BYDAY=TU'])
  expect(read('Please make 1 every other week.')).toEqual(['1 FREQ=WEEKLY;INTERVAL=2'])
  expect(read('#1 should be every day except Sundays')).toEqual(['1 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'])
  expect(read('Task 1 repeats on the last Friday of each month now.')).toEqual(['1 FREQ=MONTHLY;BYDAY=-1FR'])
  expect(read('Move 1 to Mondays and Thursdays')).toEqual(['1 FREQ=WEEKLY;BYDAY=MO,TH'])
  expect(read('The figures should be sent. Change the figures to every Friday.')).toEqual([
    '1 FREQ=WEEKLY;BYDAY=FR',
  ])
  expect(read('Please send the figures every Tuesday instead.')).toEqual(['1 FREQ=WEEKLY;BYDAY=TU'])
})

it('once is enough', () => {
  expect(read('Stop repeating 1')).toEqual(['1 null'])
  expect(read('It does not repeat any more.')).toEqual(['1 null'])
})

it('which of two that repeat is asked, and of none that repeats nothing is read', () => {
  expect(read('Every Tuesday instead', [figures, toner, plants])).toEqual(['which-task 1,3'])
})

it('a new task that repeats, a day and talk are no change of a rule', () => {
  expect(read('Please feed the cat every Monday.')).toEqual(['new Feed the cat'])
  expect(read('Move 2 to Friday')).toEqual(['2 due'])
  expect(read('We meet every Tuesday.')).toEqual([])
  expect(read('This happens every time I print.')).toEqual([])
})
