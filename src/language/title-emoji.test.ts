// Which emoji stay in the title of a task.
import { expect, it } from 'vitest'
import { readTasks } from './tasks/read.ts'

const anna = { email: 'anna@example.com', name: 'Anna Keller' }
const ben = { email: 'ben@example.com', name: 'Ben Abel' }

function titlesOf(text: string): string[] {
  const sentAt = new Date('2026-03-10T09:00:00Z')
  const mail = { text, subject: 'Plan', author: anna, to: [ben], cc: [], sentAt, zone: 'UTC' }
  return readTasks({ ...mail, mailPriority: null }).map(({ title }) => title)
}

it('one that stands for a thing stays', () => {
  expect(titlesOf('Please book the 🎂 for Ben.')).toEqual(['Book the 🎂 for Ben'])
  expect(titlesOf('Please order the 🎂!')).toEqual(['Order the 🎂'])
  expect(titlesOf('Please order 3 🍕')).toEqual(['Order 3 🍕'])
  expect(titlesOf('Please translate the page to 🇫🇷')).toEqual(['Translate the page to 🇫🇷'])
  expect(titlesOf('Please add the 👍 to the menu.')).toEqual(['Add the 👍 to the menu'])
  expect(titlesOf('Please renew the Foo® licence.')).toEqual(['Renew the Foo® licence'])
})

it('a bullet in front and cheer at the end go', () => {
  expect(titlesOf('🚀 Please launch the page')).toEqual(['Launch the page'])
  expect(titlesOf('To do:\n- 🚀 launch the page\n- 📌 send the deck')).toEqual([
    'Launch the page',
    'Send the deck',
  ])
  expect(titlesOf('Please launch the page 🚀🎉')).toEqual(['Launch the page'])
  expect(titlesOf('Please 🚀 launch the page')).toEqual(['Launch the page'])
  expect(titlesOf('Ben, could you please 📌📌 send the deck?')).toEqual(['Send the deck'])
  expect(titlesOf('Please launch the page! 🎉 🎉')).toEqual(['Launch the page'])
})

it('faces, hands and hearts go, in any skin tone', () => {
  expect(titlesOf('Please send the deck 🙏🏽 to the printer.')).toEqual(['Send the deck to the printer'])
  expect(titlesOf('Please send the deck ❤️')).toEqual(['Send the deck'])
})

it('no half of a character is left', () => {
  const long = `Please bring the ${'🎂 '.repeat(60)}cakes.`
  const family = 'Please paint the 👩‍👩‍👧‍👦 poster.'
  for (const title of [...titlesOf(long), ...titlesOf(family)])
    expect(() => encodeURIComponent(title)).not.toThrow()
  expect(titlesOf(family)).toEqual(['Paint the 👩‍👩‍👧‍👦 poster'])
})
