// What threads say to questions: what was decided about a matter, and what a thread came to, in the mails' own words.
import type { Scope } from '../../kit/scope.ts'
import { dayOf } from '../../language/dates/iso-day.ts'
import { fold, words } from '../../language/fold.ts'
import { sentencesOf } from '../../language/knowledge/article-passages.ts'
import type { Passage } from '../../language/knowledge/passage.ts'
import { speaksOf } from '../../language/knowledge/speaks-of.ts'
import { plainOf, sinceOf } from '../../language/questions.ts'
import type { ParsedMail } from '../../mail/parsed-mail.ts'
import { domainOf } from '../../mail/sender-domain.ts'
import type { Answered, AskedQuestion, Asks, Source, Statement } from '../../records/asks.ts'
import { latestMails, type ReadMail, readableMails } from '../triage/index.ts'
import type { CaraServices } from './cara-agent.ts'
import type { DigestLine } from './digest.ts'
import { storedMail } from './whole-thread.ts'

const MAIL = 'mail'
const MOST_LINES = 6

const leads = { decision: 'Decided', open: 'Open', question: 'Asked', point: 'Said' } as const

export interface ThreadAsksServices extends CaraServices {
  mailDomain: string
}

export function threadAsks(services: ThreadAsksServices): Asks {
  return {
    async answer(scope, question) {
      const { about, found, shown, zone } = question
      if (about.wanted === 'waiting') return waiting(services, scope, question)
      const written = writtenBy(question)
      if (written) return saidBy(services, scope, question, written)
      if (about.wanted !== 'decisions' && about.wanted !== 'summary') return null
      const onScreen = shown?.kind === MAIL ? [shown.id] : []
      const ids = onScreen.length > 0 && about.topic.length === 0 ? onScreen : (found.get(MAIL) ?? onScreen)
      const mails = await read(services, scope, ids.slice(0, MOST_FOUND))
      if (mails.length === 0) return null
      const { thread, lines } = await services.readDigest(
        {
          mails: mails.map(({ mail, parsed }) => storedMail(parsed, mail.at, false)),
          zone,
          commandsOnly: false,
          ourDomain: services.mailDomain,
          reader: question.me.email,
        },
        `person ${scope.userId}`,
      )
      const wanted = about.wanted === 'decisions' ? lines.filter(({ kind }) => kind === 'decision') : lines
      const statements = wanted.slice(0, MOST_LINES).map((line) => {
        const at = thread[line.mail]?.at ?? null
        const from = mails.find(({ mail }) => mail.at.toISOString() === at)?.mail ?? mails[0]?.mail
        return statementOf(line, from ?? null)
      })
      return statements.length === 0 ? null : { sureness: 0.88, statements }
    },
    async passages(scope, { found, shown }) {
      const onScreen = shown?.kind === MAIL ? [shown.id] : []
      const ids = [...new Set([...onScreen, ...(found.get(MAIL) ?? [])])].slice(0, MOST_FOUND)
      const mails = await read(services, scope, ids)
      return mails.map(({ mail, parsed }) => ({ passage: passageOf(parsed), source: sourceOf(mail) }))
    },
  }
}

const MOST_FOUND = 12
const WROTE =
  /^what (?:did|has|does) (\p{Lu}[\p{L}'\u2019-]{1,40}(?: \p{Lu}[\p{L}'\u2019-]{1,40})?) (ask|want|say|said|write|wrote|written|tell|send|sent)\b/u

interface Written {
  name: string
  /** Questions alone. */
  isAsked: boolean
}

/** "What did Mia ask me on Friday?" */
function writtenBy({ said }: AskedQuestion): Written | null {
  const [, name, verb] = WROTE.exec(said) ?? []
  return name === undefined ? null : { name, isAsked: verb === 'ask' || verb === 'want' }
}

/** What one person wrote lately, of the day and of the matter that are named; where they wrote nothing of it, that is said. */
async function saidBy(
  services: ThreadAsksServices,
  scope: Scope,
  question: AskedQuestion,
  { name, isAsked }: Written,
): Promise<Answered | null> {
  const { about, now, zone, today } = question
  const since = DATED.test(question.said) ? sinceOf(plainOf(question.said), today) : null
  const person = new Set(words(fold(name)))
  const topic = about.topic.filter((word) => !person.has(word) && !DATED.test(word))
  const ids = await latestMails(services.db, scope, new Date(now.getTime() - DAYS_ASKED * DAY_MS))
  const mails = (await read(services, scope, ids)).filter(
    ({ mail, parsed }) =>
      words(fold(`${parsed.from?.name ?? ''} ${parsed.from?.address.split('@')[0] ?? ''}`)).some((one) =>
        person.has(one),
      ) &&
      (since === null || dayOf({ at: mail.at, zone }) === since),
  )
  const statements = mails.flatMap(({ mail, parsed }) =>
    sentencesOf(parsed.newest.text)
      .filter(({ text }) => !isAsked || text.includes('?'))
      .filter(({ text }) => topic.every((word) => speaksOf(`${parsed.subject} ${text}`, word)))
      .map(({ text }) => statementOf({ kind: isAsked ? 'question' : 'point', sentence: text }, mail)),
  )
  if (statements.length > 0) return { sureness: 0.95, statements: statements.slice(0, MOST_LINES) }
  const text = 'I do not know: nothing that you may read here says it.'
  return { sureness: 0.95, statements: [{ text, sources: [] }] }
}

const DATED =
  /\b(?:yesterday|today|this morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last week|this week)\b/i

/** Questions of the last weeks that nobody has answered: to the person, or any at all where those are asked for. */
async function waiting(
  services: ThreadAsksServices,
  scope: Scope,
  question: AskedQuestion,
): Promise<Answered | null> {
  const { me, zone, now, said } = question
  const ids = await latestMails(services.db, scope, new Date(now.getTime() - DAYS_ASKED * DAY_MS))
  const mails = await read(services, scope, ids)
  const ofAll = OF_ALL.test(fold(said))
  const threads = new Map<string, Read[]>()
  for (const one of mails) {
    const key = one.mail.threadId === null ? `mail ${one.mail.id}` : `thread ${one.mail.threadId}`
    threads.set(key, [...(threads.get(key) ?? []), one])
  }
  const statements: Statement[] = []
  for (const thread of threads.values()) {
    const stored = thread.map(({ mail, parsed }) => storedMail(parsed, mail.at, false))
    const digest = await services.readDigest(
      { mails: stored, zone, commandsOnly: false, ourDomain: services.mailDomain, reader: me.email },
      `person ${scope.userId}`,
    )
    for (const line of digest.lines.filter(({ kind }) => kind === 'question')) {
      const at = digest.thread[line.mail]?.at ?? null
      const from = thread.find(({ mail }) => mail.at.toISOString() === at)
      const isAsked = from && (ofAll || isTo(from.parsed, line.sentence, me, services.mailDomain))
      if (from && isAsked) statements.push(statementOf(line, from.mail))
    }
  }
  return statements.length === 0 ? null : { sureness: 0.9, statements: statements.slice(0, MOST_ASKED) }
}

const DAYS_ASKED = 30
const DAY_MS = 86_400_000
const MOST_ASKED = 20
const OF_ALL = /\b(?:nobody|no one|noone|unanswered|open questions?)\b/

/** Somebody else asks, and them alone, or by their name. */
function isTo(
  { from, to, cc }: ParsedMail,
  sentence: string,
  me: AskedQuestion['me'],
  mailDomain: string,
): boolean {
  if (from?.address.toLowerCase() === me.email) return false
  const people = [...to, ...cc].filter(({ address }) => domainOf(address) !== mailDomain)
  const first = me.name.split(' ')[0] ?? me.name
  return sentence.includes(first) || (people.length === 1 && people[0]?.address.toLowerCase() === me.email)
}

interface Read {
  mail: ReadMail
  parsed: ParsedMail
}

/** Those that the person may open, with the rest of their threads. */
async function read(
  { db, reader }: ThreadAsksServices,
  scope: Scope,
  ids: readonly number[],
): Promise<Read[]> {
  const mails = await readableMails(db, scope, ids)
  const all = await Promise.all(mails.map(async (mail) => ({ mail, parsed: await reader.read(mail.object) })))
  return all.flatMap(({ mail, parsed }) => (parsed ? [{ mail, parsed }] : []))
}

/** What its sender newly wrote; who that is stands above it. */
const passageOf = ({ subject, from, newest }: ParsedMail): Passage => ({
  headings: [subject, ...(from ? [from.name || from.address] : [])],
  sentences: sentencesOf(newest.text),
  part: null,
})

const sourceOf = ({ id, subject, at }: ReadMail): Omit<Source, 'quote'> => ({
  ...{ kind: MAIL, id, title: subject || 'No subject', path: `/mails/${id}`, at: at.toISOString() },
})

function statementOf(
  { kind, sentence }: Pick<DigestLine, 'kind' | 'sentence'>,
  mail: ReadMail | null,
): Statement {
  const sources: Source[] = mail ? [{ ...sourceOf(mail), quote: sentence }] : []
  return { text: `\u2022 ${leads[kind]}: \u201c${sentence}\u201d`, sources }
}
