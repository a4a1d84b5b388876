// Whatever our mails teach people to reply is understood in the language in which it is taught: each is sent to its reader.
import { describe, expect, it } from 'vitest'
import { readByRules } from '../src/features/tula/task-rules.ts'
import { readCommands } from '../src/language/commands.ts'
import { parseDueCommand } from '../src/language/dates/due-day.ts'
import type { PollOnBallot } from '../src/language/polls/ballot-reply.ts'
import { readBallot } from '../src/language/polls/read-ballot.ts'
import { readSuggestionAnswers } from '../src/language/suggestion-answers.ts'
import { type LanguageCode, languageCodes } from '../src/mail/words/contract.ts'
import { wordsIn } from '../src/mail/words/words.ts'

const monday = { at: new Date('2026-03-09T09:00:00Z'), zone: 'Europe/Berlin' }
const FRIDAY = '2026-03-13'

const questions: Record<LanguageCode, string> = {
  en: 'Which city shall we choose for our trip?',
  de: 'Welche Stadt nehmen wir für unseren Ausflug?',
  fr: 'Quelle ville choisissons-nous pour notre sortie ?',
  es: '¿Qué ciudad elegimos para nuestra excursión?',
  it: 'Quale città scegliamo per la nostra gita?',
  nl: 'Welke stad kiezen we voor ons uitje?',
  pt: 'Que cidade escolhemos para o nosso passeio?',
}

/** What stands in quotation marks. */
const quotedIn = (text: string): string[] =>
  [
    ...text.matchAll(/[\u201c\u201e\u00ab]\u00a0?([^\u201c\u201d\u00bb]{1,80}?)\u00a0?[\u201c\u201d\u00bb]/g),
  ].flatMap(([, said]) => said ?? [])

const person = { userId: 1, email: 'amara@example.com', name: 'Amara Okafor' }

function taskReply(text: string, titles: readonly string[]) {
  const mail = {
    ...{ sender: person, to: [], cc: [], sentAt: monday.at, zone: monday.zone },
    ...{ isReply: true, commandsOnly: false },
    parsed: { subject: 'Re: x', priority: null, newest: { text, answers: [], quoted: '' } },
  }
  const tasks = titles.map((title, index) => ({
    ...{ id: index + 1, number: index + 1, title, status: 'pending', assignees: [person.email] },
  }))
  return readByRules(mail as never, { tasks, people: [], isAsked: false } as never).changes
}

function pollReply(text: string, question: string, poll: Partial<PollOnBallot>, isAuthor = false) {
  const reply = {
    ...{ text, quoted: '', subject: `Re: ${question}`, isAuthor, zone: monday.zone },
    ...{ voter: { email: person.email, name: person.name }, sentAt: monday.at.toISOString() },
  }
  const options = ['Rome', 'Oslo', 'Bern'].map((label, index) => ({
    ...{ position: index + 1, label, startsAt: null, endsAt: null, day: null },
  }))
  return readBallot(reply, { question, kind: 'single', status: 'open', options, others: [], ...poll })
}

describe.each(languageCodes)('in %s', (language) => {
  const words = wordsIn(language)
  const question = questions[language]

  it('the letters of suggestions, and yes and no, decide them', () => {
    const [yes = '', no = '', letters = ''] = quotedIn(words.receipt.byLetters('A', 'B'))
    const answersTo = (text: string) =>
      readSuggestionAnswers(text).answers.map(({ letter, isKept }) => [letter, isKept])
    expect(answersTo(yes)).toEqual([[null, true]])
    expect(answersTo(no)).toEqual([[null, false]])
    expect(answersTo(letters)).toEqual([
      ['A', true],
      ['B', false],
    ])
  })

  it('the commands are commands, and their days are days', () => {
    const [due, assign] = readCommands(`${words.task.dueCommand(2)}\n${words.task.assignCommand(1)}`).commands
    expect(due).toMatchObject({ kind: 'due', task: 2 })
    expect(assign).toMatchObject({ kind: 'assign', task: 1 })
    expect(due?.kind === 'due' && parseDueCommand(due.when, monday)).toBe(FRIDAY)
    const kinds = readCommands(words.task.commands.join('\n')).commands.map(({ kind }) => kind)
    expect(kinds).toEqual(['assign', 'due', 'title', 'note'])
  })

  it('an answer to who waits says that it is done, or until when it takes', () => {
    const [done = '', later = ''] = quotedIn(words.chase.intro('Ben', 1))
    expect(taskReply(done, ['Angebot'])).toEqual([expect.objectContaining({ task: 1, status: 'completed' })])
    const [change] = taskReply(later, ['Angebot'])
    expect(change).toMatchObject({ task: 1, dueDate: FRIDAY })
    expect(change?.confidence).toBeGreaterThanOrEqual(0.6)
  })

  it('a task can be made to wait for another by their numbers', () => {
    const [said = ''] = quotedIn(words.task.unmet(2, ['#1'], 1))
    const [change, ...more] = taskReply(said, ['Angebot', 'Brief'])
    expect(change).toMatchObject({ task: 2, status: 'blocked', blockedReason: 'task #1' })
    expect(change?.confidence).toBeGreaterThanOrEqual(0.6)
    expect(more).toEqual([])
  })

  it('a ballot is answered as it says', () => {
    const [order = ''] = quotedIn(words.poll.ways.ranked)
    expect(pollReply(order, question, { kind: 'ranked' }).vote?.answers).toEqual({ 1: 2, 2: 1, 3: 3 })
    const [suits = ''] = quotedIn(words.poll.ways.schedule)
    const options = [1, 2, 3].map((position) => ({
      ...{ position, label: '', startsAt: `2026-03-1${position + 1}T09:00:00.000Z`, endsAt: null, day: null },
    }))
    expect(pollReply(suits, question, { kind: 'schedule', options }).vote?.answers).toEqual({
      1: 'yes',
      2: 'maybe',
      3: 'no',
    })
  })

  it('yes and no, as the options of such a poll are called, are votes', () => {
    // As they are kept.
    const options = ['Yes', 'No'].map((label, index) => ({
      ...{ position: index + 1, label, startsAt: null, endsAt: null, day: null },
    }))
    const { Yes, No } = words.poll.fixed
    expect(pollReply(Yes, question, { kind: 'yes_no', options }).vote?.answers).toEqual({ 1: 'yes' })
    expect(pollReply(No, question, { kind: 'yes_no', options }).vote?.answers).toEqual({ 2: 'yes' })
  })

  it('the author of a poll is obeyed', () => {
    const acts = words.poll.help.map((text) => pollReply(text, question, {}, true).acts[0]?.act)
    expect(acts).toEqual(['close', 'results', 'extend', 'add'])
    const [send = ''] = words.poll.draftHelp
    expect(pollReply(send, question, { status: 'draft' }, true).acts).toEqual([{ act: 'open' }])
  })
})
