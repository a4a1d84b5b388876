// What a digest finds in mails that are only quoted, and that it is the same in a thread of its own.
import { expect, it } from 'vitest'
import { translated } from '../../kit/translated.ts'
import { readingsIn } from '../../wiring/readings.ts'
import { linesOf, readDigest, type ThreadToRead } from './read-digest.ts'

const amara = { email: 'amara@example.com', name: 'Amara Okafor' }

it('a request in a quoted mail is open work, in letters with marks too', () => {
  const text = 'Der Plan liegt im Ordner.\nK\u00f6nnen Sie die Rechnung vom Zelt pr\u00fcfen?'
  const lines = linesOf([{ from: amara, to: [], at: null, date: null, text }], 'Europe/Berlin')
  expect(lines).toContainEqual(
    expect.objectContaining({ kind: 'open', sentence: 'K\u00f6nnen Sie die Rechnung vom Zelt pr\u00fcfen?' }),
  )
})

it('how to reach somebody, a line of names, and what was said before are no lines of a digest', () => {
  const at = null
  const below = 'Amara Okafor mailto:amara@example.com phone: +44 20 7946 0000\n\nHead of Markets and Events'
  const first = `The red tent keeps the rain out better than the blue one.\n\n${below}`
  const again = `The market begins at eight, and the red tent is up by then.\n\nThe red tent keeps the rain out better than the blue one.\n\n${below}`
  const thread = [first, again].map((text) => ({ from: amara, to: [], at, date: null, text }))
  expect(linesOf(thread, 'UTC').map(({ sentence, mail }) => [mail, sentence])).toEqual([
    [0, 'The red tent keeps the rain out better than the blue one.'],
    [1, 'The market begins at eight, and the red tent is up by then.'],
  ])
})

it('a thread of mails is read to the same digest in a thread of its own', async () => {
  const mail = { from: amara, to: [], at: '2026-11-16T08:00:00.000Z', subject: 'Tents' }
  const told = { quoted: '', forwarded: [], isQuestion: false, request: '' }
  const thread: ThreadToRead = {
    mails: [{ ...mail, ...told, text: 'We decided to take the red tent.' }],
    zone: 'UTC',
    commandsOnly: false,
    ourDomain: 'mailcrew.localhost',
    reader: amara.email,
  }
  const file = new URL('../../wiring/reading-thread.ts', import.meta.url)
  const readings = readingsIn(await translated(file))
  try {
    const digest = await readings.ruleInThread('readDigest')(thread, amara.email)
    expect(digest).toEqual(readDigest(thread))
    expect(digest.lines.map(({ kind }) => kind)).toEqual(['decision'])
  } finally {
    await readings.stop()
  }
})

it.each([
  ['October it is.', true],
  ['Okay, the blue one it is then!', true],
  ['Here it is.', false],
  ['We agreed not to buy a second boat.', true],
  ['We have not agreed on the boat yet.', false],
  ['The wooden one was preferred.', true],
  ['Dann bleibt es bei der zweiten Farbe.', true],
  ['Alors on dit jeudi pour la visite.', true],
])('\u201c%s\u201d says a decision: %s', (text, isDecision) => {
  const thread = [{ from: amara, to: [], at: null, date: null, text }]
  expect(linesOf(thread, 'UTC').some(({ kind }) => kind === 'decision')).toBe(isDecision)
})
