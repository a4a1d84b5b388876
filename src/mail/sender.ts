// Who sent it: whether the From address of a mail is authentic (agents.md 1.4).
import type { StoredEnvelope } from '../../db/schema/mails.ts'
import type { Clock } from '../kit/clock.ts'
import { createDnsResolver, type DnsResolver, watchDns } from './sender-dns.ts'
import { type Author, readAuthor } from './sender-from.ts'
import { type HeaderField, readHeaderFields, valuesOf } from './sender-headers.ts'
import { checkOurselves } from './sender-proof.ts'
import { readServerWord, relayResults } from './sender-relay.ts'

export interface SenderVerdict {
  /** The one identity of a mail, lower case; null where From names no single author. */
  fromAddress: string | null
  authenticated: boolean
  /** What authenticated it; `none` where nothing did. */
  how: 'dmarc' | 'spf' | 'dkim' | 'arc' | 'relay' | 'local' | 'none'
  /** Not authenticated only because the DNS was away: worth another try. */
  temporary: boolean
  /** For the trace of the delivery; holds no text of the mail. */
  detail: string
}

export interface SenderQuestion {
  raw: Buffer
  envelope: StoredEnvelope
  /** Our own mail domain. */
  domain: string
  resolver?: DnsResolver
  /** Domains whose ARC seals count; none without it. */
  trustedSealers?: readonly string[]
  clock: Clock
}

/** Each costs a hash over the whole mail; no honest mail has so many. */
const MAX_SIGNATURES = 20

/** Never throws for what a mail holds. Reply-To and Sender are never looked at. */
export async function checkSender(question: SenderQuestion): Promise<SenderVerdict> {
  const fields = readHeaderFields(question.raw)
  const author = readAuthor(fields)
  if (!author) return refused(null, 'From does not name exactly one author')
  if (question.envelope.local) return local(author)
  if (valuesOf(fields, 'dkim-signature').length > MAX_SIGNATURES) {
    return refused(author, `more than ${MAX_SIGNATURES} signatures`)
  }
  const { relay, isForwarded } = question.envelope
  const fromRelay = relay && !isForwarded ? relayVerdict(fields, author, relay) : null
  return fromRelay ?? ownVerdict(question, fields, author)
}

function refused(author: Author | null, detail: string): SenderVerdict {
  return {
    fromAddress: author?.address ?? null,
    authenticated: false,
    how: 'none',
    temporary: false,
    detail,
  }
}

function local(author: Author): SenderVerdict {
  return {
    ...refused(author, 'local mode: only this machine can reach the listener'),
    authenticated: true,
    how: 'local',
  }
}

function relayVerdict(fields: readonly HeaderField[], author: Author, relay: string): SenderVerdict | null {
  const results = relayResults(fields, relay)
  if (!results) return null
  const word = readServerWord(results, author)
  return {
    fromAddress: author.address,
    authenticated: word.passed,
    how: word.passed ? 'relay' : 'none',
    temporary: false,
    detail: word.note,
  }
}

async function ownVerdict(
  question: SenderQuestion,
  fields: readonly HeaderField[],
  author: Author,
): Promise<SenderVerdict> {
  const dns = watchDns(question.resolver ?? createDnsResolver())
  const proof = await checkOurselves({ ...question, fields, author, resolver: dns.resolve }).catch(() => null)
  // A mail that the library stumbles over proves nothing, and must not stop the mails behind it.
  if (!proof) return { ...refused(author, 'the signatures could not be read'), temporary: dns.isAway() }
  return {
    fromAddress: author.address,
    authenticated: proof.how !== 'none',
    how: proof.how,
    temporary: proof.how === 'none' && dns.isAway(),
    detail: proof.detail,
  }
}
