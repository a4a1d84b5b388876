// A digest as the sections of a receipt: each line in the thread's own words, with the mail that it rests on.
import type { AgentMail } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { cara as card } from '../../crew/cara.ts'
import type { LayoutRow, LayoutSection } from '../../mail/layout-parts.ts'
import { dayWords, momentWords } from '../../mail/words/days.ts'
import type { MailWords } from '../../mail/words/en.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { DigestAnswer, DigestLine, DigestProposal, LineKind } from './digest.ts'
import type { ThreadMail, ThreadPerson } from './thread.ts'

const ORDER: readonly LineKind[] = ['decision', 'open', 'question', 'point']

/** What its reader has: a zone, and a language. */
type Reader = Pick<AgentMail, 'zone' | 'language'>

export function digestOutcome({ lines, thread, answers }: DigestProposal, reader: Reader): Outcome {
  const { digest: words } = wordsIn(reader.language)
  if (thread.length === 0)
    return { ...emptyOutcome(words.none), notes: [words.how(card.name)], isQuiet: true }
  const sections = ORDER.flatMap((kind) => section(kind, lines, thread, reader))
  const noDecision = lines.some(({ kind }) => kind === 'decision') ? [] : [words.noDecision]
  return {
    ...emptyOutcome(headlineOf(lines, words)),
    // What the mail asks comes first.
    sections: answers
      .flatMap((one) => answerSections(one, thread, reader))
      .concat(who(thread, words), sections),
    notes: lines.length > 0 ? noDecision : [],
    // A reply gets a digest of the thread again.
    isCorrectable: false,
    // One mail is no thread yet: who copies Cara on the first one hears of it once there is an answer.
    isQuiet: answers.length === 0 && (lines.length === 0 || thread.length < 2),
  }
}

type DigestWords = MailWords['digest']

const LONGEST_HEADLINE = 90

/** The words of a single decision, else counts: "2 decisions, 3 open items". */
function headlineOf(lines: readonly DigestLine[], words: DigestWords): string {
  const decided = lines.filter(({ kind }) => kind === 'decision')
  const [only] = decided
  const said = only?.sentence.replace(/\s+/g, ' ').replace(/(?<![.!])[.!]+$/, '') ?? ''
  if (decided.length === 1 && said.length <= LONGEST_HEADLINE) return said
  const counts = [
    ['decision', words.decisions],
    ['open', words.open],
    ['question', words.questions],
  ] as const
  const parts = counts.flatMap(([kind, said]) => {
    const count = lines.filter((line) => line.kind === kind).length
    return count > 0 ? [said(count)] : []
  })
  return parts.join(', ') || (lines.length > 0 ? words.nothingOpen : words.nothing)
}

/** "5 mails by Amara Okafor, Ben Otto" */
function who(thread: readonly ThreadMail[], words: DigestWords): LayoutSection {
  const names = [...new Set(thread.map(({ from }) => nameOf(from, words)))]
  return { kind: 'paragraph', lead: words.thread, text: words.mailsBy(thread.length, names.join(', ')) }
}

function answerSections(
  { question, lines }: DigestAnswer,
  thread: readonly ThreadMail[],
  reader: Reader,
): LayoutSection[] {
  const rows = lines.flatMap((line) => rowOf(line, thread, reader))
  if (rows.length > 0) return [{ kind: 'rows', heading: question, rows }]
  return [{ kind: 'paragraph', lead: question, text: wordsIn(reader.language).digest.notSaid }]
}

function section(
  kind: LineKind,
  lines: readonly DigestLine[],
  thread: readonly ThreadMail[],
  reader: Reader,
): LayoutSection[] {
  const rows = lines.filter((line) => line.kind === kind).flatMap((line) => rowOf(line, thread, reader))
  const heading = wordsIn(reader.language).digest.headings[kind]
  return rows.length > 0 ? [{ kind: 'rows', heading, rows }] : []
}

function rowOf(line: DigestLine, thread: readonly ThreadMail[], { zone, language }: Reader): LayoutRow[] {
  const mail = thread[line.mail]
  if (!mail) return []
  const { digest: words, due } = wordsIn(language)
  const owners = line.owners.map((email) => nameOf(personAt(email, thread), words))
  const owed = [owners.length > 0 && words.forPeople(owners), line.due && due(dayWords(line.due, language))]
  const when = mail.at === null ? mail.date : momentWords(new Date(mail.at), zone, language)
  const source = [nameOf(mail.from, words), when].filter(Boolean).join(', ')
  const title = line.sentence.replace(/\s+/g, ' ')
  const meta = [owed.filter(Boolean).join(', '), source].filter(Boolean).join(' \u2013 ')
  return [{ number: null, hueHex: card.hue.light, title, meta }]
}

function personAt(email: string, thread: readonly ThreadMail[]): ThreadPerson {
  const people = thread.flatMap(({ from, to }) => [from, ...to])
  return people.find((one) => one.email === email && one.name) ?? { email, name: null }
}

const nameOf = ({ name, email }: ThreadPerson, words: DigestWords) => name ?? email ?? words.somebody
