// Which task a number in a list of a mail names.
import { expect, it } from 'vitest'
import { readTasks } from '../../language/tasks/read.ts'
import { inListOrder } from './list-numbers.ts'

const amara = { email: 'amara@example.com', name: 'Amara Okafor' }
const tula = { email: 'tula@mailcrew.localhost', name: 'Tula' }

function waitsIn(text: string): [string, number[]][] {
  const sentAt = new Date('2026-11-16T09:00:00Z')
  const input = {
    text,
    subject: 'Flyers',
    author: amara,
    to: [tula],
    cc: [],
    sentAt,
    zone: 'UTC',
    mailPriority: null,
  }
  return inListOrder(readTasks(input)).map(({ title, blockedBy }) => [title, blockedBy ?? []])
}

it('the number of an item is meant, though an item before it is no task', () => {
  expect(
    waitsIn(
      '1. The tent is booked already\n2. Please order the paper\n3. Please print the flyers, blocked by task 2\n4. Please fold the flyers after task 3',
    ),
  ).toEqual([
    ['Order the paper', []],
    ['Print the flyers', [1]],
    ['Fold the flyers', [2]],
  ])
})

it('an item that is no task blocks none, and a number that no list has may be of the project', () => {
  expect(
    waitsIn(
      '1. The tent is booked already\n2. Please order the paper, blocked by task 1\n3. Please print the flyers, blocked by task 17',
    ),
  ).toEqual([
    ['Order the paper', []],
    ['Print the flyers', [17]],
  ])
})

it('each of two lists has its own numbers; without numbers they are those of the project', () => {
  const lists =
    'For Monday:\n1. Please order the paper\n2. Please print the flyers after task 1\n\nFor Friday:\n'
  expect(waitsIn(`${lists}1. Please book the van\n2. Please load the boxes, blocked by task 1`)).toEqual([
    ['Order the paper', []],
    ['Print the flyers', [1]],
    ['Book the van', []],
    ['Load the boxes', [3]],
  ])
  expect(waitsIn('- Please order the paper\n- Please print the flyers, blocked by task 1')).toEqual([
    ['Order the paper', []],
    ['Print the flyers', [1]],
  ])
})
