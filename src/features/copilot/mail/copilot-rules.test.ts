// What our mails teach to answer is understood, in each of their languages.
import { expect, it } from 'vitest'
import { isUndo } from '../../../language/undo.ts'
import { type LanguageCode, languageCode } from '../../../mail/words/contract.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { readCopilotMail } from './copilot-rules.ts'

const QUOTED =
  /[\u201c\u201e\u00ab\u2018]\s?([^\u201c\u201d\u201e\u00ab\u00bb\u2018\u2019]+?)\s?[\u201d\u201c\u00bb\u2019]/g
const taught = (text: string) => [...text.matchAll(QUOTED)].map(([, words = '']) => words.trim())

const read = (text: string, isAsked = false) =>
  readCopilotMail({
    ...{ text, isAsked, people: [], zone: 'UTC', sentAt: new Date('2026-03-09T09:00:00Z') },
    sender: { email: 'amara@example.com', name: 'Amara' },
    tasks: ['Sign the hall contract', 'Order the sheet piles'].map((title, place) => ({
      ...{
        number: place + 1,
        title,
        assignees: [],
        status: 'pending',
        state: 'pending' as const,
        dueDate: null,
      },
    })),
  })

const languages: readonly LanguageCode[] = languageCode.options

it('"undo" in the words of each language takes back, and a sentence that only holds the word does not', () => {
  for (const language of languages) {
    const [word = ''] = taught(wordsIn(language).copilot.undoHow)
    expect([language, word, isUndo(word)]).toEqual([language, word, true])
    expect(read(word).said).toEqual([{ kind: 'undo' }])
  }
  for (const text of [
    'Can you undo it?',
    'Undo the old coat of paint on the wall',
    'Please undo the first one',
  ])
    expect([text, isUndo(text)]).toEqual([text, false])
})

it('"yes" and "no" in the words of each language answer what waits', () => {
  for (const language of languages) {
    const [yes = '', no = ''] = taught(wordsIn(language).copilot.waitWhy(5))
    expect([language, read(yes, true).isAgreed, read(no, true).isAgreed]).toEqual([language, true, false])
  }
})

it('numbers with what should change, in the words of each language', () => {
  for (const language of languages) {
    const [done = '', friday = ''] = taught(wordsIn(language).copilot.answerHow)
    const [first, second] = read(`${done}\n${friday}`).said
    expect([language, done, first]).toMatchObject([
      language,
      done,
      { changes: [{ task: 1, status: 'completed' }] },
    ])
    expect([language, friday, second]).toMatchObject([
      language,
      friday,
      { changes: [{ task: 2, dueDate: '2026-03-13' }] },
    ])
  }
})

it('a question is never a change, and courtesy around an order is none', () => {
  expect(read('Is 1 done?').said).toMatchObject([{ kind: 'ask' }])
  expect(read('Hi Copilot,\n\n1 is done.\n\nThanks,\nAmara').said).toMatchObject([{ kind: 'change' }])
})

it.each([
  'What do I have to do this week?\n\nAmara',
  'What do I have to do this week?\n\nThanks\nAmara Okafor\nSite office\n+44 20 7946 0000',
  'Was muss ich diese Woche tun?\nA.',
  'Que dois-je faire cette semaine ?\n\nAm',
])('the name at the end of a mail is no question: %s', (text) => {
  expect(read(text).said).toHaveLength(1)
})

it('another person in a line of their own is asked about', () => {
  expect(read('Who has open tasks?\n\nBob').said).toHaveLength(2)
  expect(read('Amara').said).toHaveLength(1)
})
