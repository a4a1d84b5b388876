// A digest as the sections of a receipt: each line in the thread's own words, with the mail that it rests on.
import { counted, type Noun } from '../../agent/counted.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { cara as card } from '../../crew/cara.ts'
import type { LayoutRow, LayoutSection } from '../../mail/layout-parts.ts'
import { dayWords, momentWords } from '../../mail/moment-words.ts'
import type { DigestLine, DigestProposal, LineKind } from './digest.ts'
import type { ThreadMail, ThreadPerson } from './thread.ts'

const headings: Record<LineKind, string> = {
  decision: 'Decided',
  open: 'Open',
  question: 'Questions nobody answered',
  point: 'Who said what',
}

const counts: Partial<Record<LineKind, Noun>> = {
  decision: ['decision', 'decisions'],
  open: ['open item', 'open items'],
  question: ['unanswered question', 'unanswered questions'],
}

/** `zone` is that of its reader. */
export function digestOutcome({ lines, thread }: DigestProposal, zone: string): Outcome {
  if (thread.length === 0)
    return { ...emptyOutcome('There is no thread to sum up'), notes: [HOW], isQuiet: true }
  const sections = (Object.keys(headings) as LineKind[]).flatMap((kind) => section(kind, lines, thread, zone))
  const noDecision = lines.some(({ kind }) => kind === 'decision')
    ? []
    : ['I found no decision in this thread.']
  return {
    ...emptyOutcome(headlineOf(lines)),
    sections: [who(thread), ...sections],
    notes: lines.length > 0 ? noDecision : [],
    // One mail is no thread yet: who copies Cara on the first one hears of it once there is an answer.
    isQuiet: lines.length === 0 || thread.length < 2,
  }
}

const HOW = 'Copy me on a thread, forward one to me, or ask in a reply: \u201cCara, what was decided?\u201d'

/** "2 decisions, 3 open items" */
function headlineOf(lines: readonly DigestLine[]): string {
  const parts = Object.entries(counts).flatMap(([kind, noun]) => {
    const count = lines.filter((line) => line.kind === kind).length
    return count > 0 ? [counted(count, noun)] : []
  })
  return parts.join(', ') || (lines.length > 0 ? 'Nothing is decided or open' : 'I found nothing to sum up')
}

/** "5 mails by Amara Okafor, Ben Otto" */
function who(thread: readonly ThreadMail[]): LayoutSection {
  const names = [...new Set(thread.map(({ from }) => nameOf(from)))]
  const mails = counted(thread.length, ['mail', 'mails'])
  return { kind: 'paragraph', lead: 'The thread:', text: `${mails} by ${names.join(', ')}.` }
}

function section(
  kind: LineKind,
  lines: readonly DigestLine[],
  thread: readonly ThreadMail[],
  zone: string,
): LayoutSection[] {
  const rows = lines.filter((line) => line.kind === kind).flatMap((line) => rowOf(line, thread, zone))
  return rows.length > 0 ? [{ kind: 'rows', heading: headings[kind], rows }] : []
}

function rowOf(line: DigestLine, thread: readonly ThreadMail[], zone: string): LayoutRow[] {
  const mail = thread[line.mail]
  if (!mail) return []
  const owners = line.owners.map((email) => nameOf(personAt(email, thread))).join(' and ')
  const owed = [owners && `for ${owners}`, line.due && `due ${dayWords(line.due)}`].filter(Boolean).join(', ')
  const when = mail.at === null ? mail.date : momentWords(new Date(mail.at), zone)
  const source = [nameOf(mail.from), when].filter(Boolean).join(', ')
  const title = line.sentence.replace(/\s+/g, ' ')
  const meta = [owed, source].filter(Boolean).join(' \u2013 ')
  return [{ number: null, hueHex: card.hue.light, title, meta }]
}

function personAt(email: string, thread: readonly ThreadMail[]): ThreadPerson {
  const people = thread.flatMap(({ from, to }) => [from, ...to])
  return people.find((one) => one.email === email && one.name) ?? { email, name: null }
}

const nameOf = ({ name, email }: ThreadPerson) => name ?? email ?? 'somebody'
