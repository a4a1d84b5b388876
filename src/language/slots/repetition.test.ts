// By which day and how often: told from what only happens often.
import { expect, it } from 'vitest'
import { readTasks } from '../tasks/read.ts'

const AMARA = { name: 'Amara Osei', email: 'amara@example.com' }
const BEN = { name: 'Ben Abel', email: 'ben@example.com' }

/** Each task as "title | rule | first day"; the mail is of Tuesday, 2026-03-10. */
function read(text: string): string[] {
  const sentAt = new Date('2026-03-10T09:00:00Z')
  const mail = { text, subject: 'Plan', author: AMARA, to: [BEN], cc: [], sentAt, zone: 'UTC' }
  return readTasks({ ...mail, mailPriority: null }).map(({ title, repeats, dueDate }) =>
    [title, repeats ?? 'once', dueDate ?? 'no day'].join(' | '),
  )
}

it('how often is read wherever it stands, and leaves the title', () => {
  expect(read('Please send the figures every Monday.')).toEqual([
    'Send the figures | FREQ=WEEKLY;BYDAY=MO | no day',
  ])
  expect(read('Every Monday, please send the figures.')).toEqual([
    'Send the figures | FREQ=WEEKLY;BYDAY=MO | no day',
  ])
  expect(read('Each morning: check the inbox.')).toEqual(['Check the inbox | FREQ=DAILY | no day'])
  expect(read('I will post the numbers every Monday morning.')).toEqual([
    'Post the numbers | FREQ=WEEKLY;BYDAY=MO | no day',
  ])
  expect(read('Ben will clean the kitchen on Mondays and Thursdays.')).toEqual([
    'Clean the kitchen | FREQ=WEEKLY;BYDAY=MO,TH | no day',
  ])
  expect(read('Please pay the rent on the 3rd of every month.')).toEqual([
    'Pay the rent | FREQ=MONTHLY;BYMONTHDAY=3 | no day',
  ])
  expect(read('Please check the inbox every weekday at nine.')).toEqual([
    'Check the inbox at nine | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | no day',
  ])
})

it('a day of the month by its weekday, every other week, and days that are left out', () => {
  expect(read('Please order toner on the last Friday of each month.')).toEqual([
    'Order toner | FREQ=MONTHLY;BYDAY=-1FR | no day',
  ])
  expect(read('Please back up the server every first Monday of the month.')).toEqual([
    'Back up the server | FREQ=MONTHLY;BYDAY=1MO | no day',
  ])
  expect(read('Please send the figures every second Friday.')).toEqual([
    'Send the figures | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR | no day',
  ])
  expect(read('Please water the plants every day except Sundays.')).toEqual([
    'Water the plants | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA | no day',
  ])
  expect(read('Every weekday except Friday, please check the inbox.')).toEqual([
    'Check the inbox | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH | no day',
  ])
})

it('a line over a list holds for its items', () => {
  expect(read('Every Friday:\n- back up the server\n- water the plants')).toEqual([
    'Back up the server | FREQ=WEEKLY;BYDAY=FR | no day',
    'Water the plants | FREQ=WEEKLY;BYDAY=FR | no day',
  ])
})

it('its first day may be said, and an end stays in the title', () => {
  expect(read('Please check the log every day from 3 April.')).toEqual([
    'Check the log | FREQ=DAILY | 2026-04-03',
  ])
})

it('what only happens often is done once', () => {
  expect(read('Please send the weekly report by Friday.')).toEqual([
    'Send the weekly report | once | 2026-03-13',
  ])
  expect(read('Please prepare the meeting that we have every Monday by tomorrow.')).toEqual([
    'Prepare the meeting that we have every Monday | once | 2026-03-11',
  ])
  expect(read('The report goes out every Monday. Please check its numbers by Sunday.')).toEqual([
    'Check its numbers | once | 2026-03-15',
  ])
  expect(read('Please note down every day you were ill.')).toEqual([
    'Note down every day you were ill | once | no day',
  ])
  expect(read('Please book the room for the talks every Monday by Friday.')).toEqual([
    'Book the room for the talks every Monday | once | 2026-03-13',
  ])
  expect(read('Please order toner every May.')).toEqual(['Order toner every May | once | no day'])
})

it('the last year that a date can have', () => {
  expect(read('Please renew the domain by 31 December 9999.')).toEqual([
    'Renew the domain | once | 9999-12-31',
  ])
  expect(read('Please order by 3 May 9000 bricks.')).toEqual(['Order 9000 bricks | once | 2026-05-03'])
})

it('other languages', () => {
  expect(read('Bitte sende jeden Montag die Zahlen.')).toEqual([
    'Sende die Zahlen | FREQ=WEEKLY;BYDAY=MO | no day',
  ])
  expect(read('Chaque lundi, merci de mettre à jour le tableau.')).toEqual([
    'Mettre à jour le tableau | FREQ=WEEKLY;BYDAY=MO | no day',
  ])
  expect(read('Por favor envía el informe cada semana.')).toEqual(['Envía el informe | FREQ=WEEKLY | no day'])
})
