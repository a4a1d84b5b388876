// ARC (RFC 8617): a listed sealer's word that the author was authentic before a forwarder changed the mail.
import type { ARCChainEntry, ARCData, DKIMVerifyResult } from 'mailauth'
import { arc } from 'mailauth/lib/arc/index.js'
import type { DnsResolver } from './sender-dns.ts'
import type { Author } from './sender-from.ts'
import { type HeaderField, valuesOf } from './sender-headers.ts'
import { readServerWord, type ServerWord } from './sender-relay.ts'
import { type AuthenticationResults, parseAuthenticationResults, resultsOf } from './sender-results.ts'
import { isSound } from './sender-signature.ts'

export interface SealedMail {
  dkim: DKIMVerifyResult
  fields: readonly HeaderField[]
  author: Author
}

/**
 * Passes when the chain verifies, and a sealer saw DMARC pass, and it and all sealers after it are listed:
 * whoever sealed last could have changed the mail. Null when there is no chain or nobody is listed.
 */
export async function checkSeals(
  mail: SealedMail,
  trustedSealers: readonly string[],
  resolver: DnsResolver,
): Promise<ServerWord | null> {
  const chain = mail.dkim.arc?.chain
  if (!chain || trustedSealers.length === 0) return null
  const result = await arc(mail.dkim.arc as ARCData, { resolver })
  const signed = result.status.result === 'pass' && result.signature && isSound(result.signature)
  if (!signed) return { passed: false, note: 'arc=fail' }
  const listed = new Set(trustedSealers.map((sealer) => sealer.toLowerCase()))
  for (const link of chain.toReversed()) {
    const sealer = sealerOf(link)
    if (!listed.has(sealer)) return { passed: false, note: `arc=pass, ${sealer} is not a listed sealer` }
    const word = wordOf(mail, link.i)
    if (word?.passed) return { passed: true, note: `arc=pass, sealed by ${sealer}: ${word.note}` }
  }
  return { passed: false, note: 'arc=pass, no sealer saw the author authenticated' }
}

function sealerOf(link: ARCChainEntry): string {
  return String(link['arc-seal']?.parsed?.d?.value ?? '').toLowerCase()
}

function wordOf(mail: SealedMail, instance: number): ServerWord | null {
  const results = resultsOfInstance(mail.fields, instance)
  if (!results || resultsOf(results, 'dmarc').length === 0) return null
  return readServerWord(results, mail.author)
}

function resultsOfInstance(fields: readonly HeaderField[], instance: number): AuthenticationResults | null {
  for (const value of valuesOf(fields, 'arc-authentication-results')) {
    const numbered = /^i\s*=\s*(\d+)\s*;(.*)$/s.exec(value)
    if (numbered?.[2] !== undefined && Number(numbered[1]) === instance) {
      return parseAuthenticationResults(numbered[2])
    }
  }
  return null
}
