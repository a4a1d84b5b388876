// SPF, DKIM, DMARC and ARC, computed by us; DMARC decides, and where there is none, an aligned pass.
import { isIP } from 'node:net'
import type { DKIMVerifyResult } from 'mailauth'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { dmarc } from 'mailauth/lib/dmarc/index.js'
import { spf } from 'mailauth/lib/spf/index.js'
import type { StoredEnvelope } from '../../db/schema/mails.ts'
import type { Clock } from '../kit/clock.ts'
import { checkSeals } from './sender-arc.ts'
import type { DnsResolver } from './sender-dns.ts'
import { isAligned } from './sender-domain.ts'
import type { Author } from './sender-from.ts'
import type { HeaderField } from './sender-headers.ts'
import { isSound } from './sender-signature.ts'

export interface ProofQuestion {
  raw: Buffer
  envelope: StoredEnvelope
  domain: string
  fields: readonly HeaderField[]
  author: Author
  resolver: DnsResolver
  trustedSealers?: readonly string[]
  clock: Clock
}

export interface Proof {
  how: 'dmarc' | 'spf' | 'dkim' | 'arc' | 'none'
  detail: string
}

interface Policy {
  published: 'yes' | 'no' | 'unknown'
  strictSpf: boolean
  strictDkim: boolean
}

export async function checkOurselves(question: ProofQuestion): Promise<Proof> {
  const { author, resolver } = question
  const dkim = await dkimVerify(question.raw, { resolver, curTime: question.clock() })
  const signers = dkim.results.filter(isSound).map((result) => result.signingDomain.toLowerCase())
  const spfDomain = await passedSpfDomain(question)
  const policy = await policyOf(author, resolver)
  const bySpf = spfDomain !== null && isAligned(author.domain, spfDomain, policy.strictSpf)
  const byDkim = signers.some((signer) => isAligned(author.domain, signer, policy.strictDkim))
  const facts = { detail: describe(policy, spfDomain, signers, bySpf || byDkim) }
  if (bySpf || byDkim) {
    if (policy.published === 'yes') return { ...facts, how: 'dmarc' }
    if (policy.published === 'no') return { ...facts, how: bySpf ? 'spf' : 'dkim' }
  }
  return sealedProof(question, dkim, facts)
}

async function sealedProof(
  question: ProofQuestion,
  dkim: DKIMVerifyResult,
  facts: Omit<Proof, 'how'>,
): Promise<Proof> {
  const word = await checkSeals({ ...question, dkim }, question.trustedSealers ?? [], question.resolver)
  if (!word) return { ...facts, how: 'none' }
  return { ...facts, how: word.passed ? 'arc' : 'none', detail: `${facts.detail}, ${word.note}` }
}

/** The domain that SPF passed for; null where it did not, or where a relay stands between us and the sender, and does not say who that was. */
async function passedSpfDomain(question: ProofQuestion): Promise<string | null> {
  const { envelope } = question
  const ip = envelope.peer.replace(/^::ffff:(?=\d+\.)/i, '')
  if ((envelope.relay && !envelope.isForwarded) || !isIP(ip)) return null
  const result = await spf({
    sender: envelope.mailFrom,
    ip,
    helo: envelope.helo,
    mta: question.domain,
    resolver: question.resolver,
  })
  return result.status.result === 'pass' ? result.domain.toLowerCase() : null
}

/** mailauth finds the record; alignment is ours, since it takes a strict policy as a relaxed one. */
async function policyOf(author: Author, resolver: DnsResolver): Promise<Policy> {
  const found = await dmarc({ headerFrom: author.address, spfDomains: [], dkimDomains: [], resolver })
  const relaxed = { strictSpf: false, strictDkim: false }
  if (found === false || found.status.result === 'temperror') return { published: 'unknown', ...relaxed }
  if (found.status.result === 'none') return { published: 'no', ...relaxed }
  return { published: 'yes', strictSpf: found.alignment.spf.strict, strictDkim: found.alignment.dkim.strict }
}

function describe(policy: Policy, spfDomain: string | null, signers: string[], aligned: boolean): string {
  const dmarcWord = { yes: aligned ? 'pass' : 'fail', no: 'none', unknown: 'temperror' }[policy.published]
  const dkimWord = signers.length > 0 ? `pass (${signers.slice(0, 3).join(', ')})` : 'none'
  return `dmarc=${dmarcWord} spf=${spfDomain ? `pass (${spfDomain})` : 'none'} dkim=${dkimWord}`
}
