// A thread as Cara reads it: its mails with what was new in each, oldest first, those that are only quoted among them.
import { crew } from '../../crew/crew.ts'
import { type EarlierMail, earlierMails } from '../../mail/history.ts'
import { domainOf } from '../../mail/sender-domain.ts'

export interface ThreadPerson {
  email: string | null
  name: string | null
}

/** One mail of the thread, as it came to us. */
export interface StoredMail {
  from: ThreadPerson
  to: ThreadPerson[]
  /** ISO */
  at: string
  subject: string
  text: string
  quoted: string
  /** It only asks for the digest: what it says itself is none of the thread. */
  isQuestion: boolean
  /** What it says to the agent; empty where that is nothing. */
  request: string
  forwarded: { from: ThreadPerson | null; date: string | null; subject: string | null; text: string }[]
}

export interface ThreadMail {
  from: ThreadPerson
  to: ThreadPerson[]
  /** ISO; null of a mail that is only quoted. */
  at: string | null
  /** As the quote says it. */
  date: string | null
  text: string
}

/** More are cut off at the old end. */
const MOST_MAILS = 60
const MOST_CHARACTERS = 100_000
/** Of all quotes: each mail of a long thread may quote the whole of it. */
const MOST_QUOTED = 300_000

/**
 * `stored` oldest first. Each mail stands once, however often it was quoted. Linear in the length of all texts.
 */
export function threadOf(stored: readonly StoredMail[], ourDomain: string): ThreadMail[] {
  const known = new Set<string>()
  const quoted: ThreadMail[] = []
  const own: ThreadMail[] = []
  for (const mail of stored) {
    known.add(keyOf(mail.text))
    if (!mail.isQuestion && mail.text.trim() !== '')
      own.push({ from: mail.from, to: mail.to, at: mail.at, date: null, text: mail.text })
  }
  let left = MOST_QUOTED
  for (const mail of [...stored].reverse()) {
    left -= mail.quoted.length + mail.forwarded.reduce((sum, { text }) => sum + text.length, 0)
    if (left < 0) break
    for (const earlier of [...earlierMails(mail.quoted), ...forwardsOf(mail)]) {
      const key = keyOf(earlier.text)
      // Receipts and digests that somebody quotes are no part of what people said.
      if (key === '' || known.has(key) || isOurs(earlier.from, ourDomain)) continue
      known.add(key)
      quoted.unshift(earlierMail(earlier, stored))
    }
  }
  return bounded([...quoted, ...own])
}

/** A forward is quoted whole, with what its own author quoted. */
function forwardsOf({ forwarded }: StoredMail): EarlierMail[] {
  return forwarded.flatMap(({ from, date, text }) => {
    const [newest, ...before] = earlierMails(text)
    const isBare = newest === undefined || newest.from.address !== null || newest.from.name !== null
    const author = { name: from?.name ?? null, address: from?.email ?? null }
    return isBare
      ? [{ from: author, date, text }, ...(newest ? [newest, ...before] : [])]
      : [{ ...newest, from: author, date }, ...before]
  })
}

function earlierMail({ from, date, text }: EarlierMail, stored: readonly StoredMail[]): ThreadMail {
  const people = stored.flatMap((mail) => [mail.from, ...mail.to])
  const known =
    from.address === null
      ? people.find(({ email, name }) => email !== null && name !== null && name === from.name)
      : people.find(({ email }) => email === from.address)
  return {
    from: { email: from.address ?? known?.email ?? null, name: known?.name ?? from.name },
    to: [],
    ...{ at: null, date, text },
  }
}

const agentNames: ReadonlySet<string> = new Set(crew.map(({ name }) => name))

const isOurs = ({ address, name }: EarlierMail['from'], ourDomain: string): boolean =>
  address === null ? agentNames.has(name ?? '') : domainOf(address) === ourDomain

/** Tells authors apart, also where a mail program leaves out their addresses; null for somebody unknown. */
export const authorOf = (mail: ThreadMail | undefined): string | null =>
  mail?.from.email ?? mail?.from.name?.toLowerCase() ?? null

/** The beginning of its words: programs wrap and mark a quote, and leave its words. */
function keyOf(text: string): string {
  return text
    .slice(0, 2_000)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, 200)
    .toLowerCase()
}

function bounded(mails: readonly ThreadMail[]): ThreadMail[] {
  const kept: ThreadMail[] = []
  let left = MOST_CHARACTERS
  for (const mail of [...mails].reverse()) {
    if (kept.length === MOST_MAILS || left <= 0) break
    kept.unshift({ ...mail, text: mail.text.slice(0, left) })
    left -= mail.text.length
  }
  return kept
}
