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

const ben = { email: 'ben@example.com', name: 'Ben Otto' }
const byTurns = (...texts: string[]) =>
  texts.map((text, at) => ({ from: at % 2 === 0 ? amara : ben, to: [], at: null, date: null, text }))
const kindsOf = (texts: string[], kind: string) =>
  linesOf(byTurns(...texts), 'UTC').flatMap((line) => (line.kind === kind ? [line.sentence] : []))

it.each([
  ['The ferry has room on Tuesday or on Friday.', 'OK then Friday, 9.15, two bicycles.', true],
  ['Die Leiter kostet 310 Euro oder gebraucht 180.', 'Gut, dann die gebrauchte für 180.', true],
  ['Mercredi ou samedi pour le piano ?', 'D’accord pour samedi 10 h.', true],
  ['¿El martes o el jueves para la pintura?', 'Vale, el jueves a las 9.', true],
  ['The ferry has room on Tuesday or on Friday.', 'OK, I will ask my sister about Friday.', false],
  ['The ferry has room on Tuesday or on Friday.', 'Okay, thanks a lot.', false],
])('\u201c%s\u201d, \u201c%s\u201d: the second decides: %s', (first, second, isDecision) => {
  expect(kindsOf([first, second], 'decision')).toEqual(isDecision ? [second] : [])
})

it('the one question of a mail between two people is answered by a reply that states something', () => {
  const asked = 'Did you get hold of the harbour master?\nThe boat has to leave the quay.'
  const told = 'Dear Amara, the office lets us stay until the ninth, for a small fee.'
  expect(kindsOf([asked, told], 'question')).toEqual([])
  expect(kindsOf([asked, 'I have not reached him, and will find out on Monday.'], 'question')).toEqual([
    'Did you get hold of the harbour master?',
  ])
})
