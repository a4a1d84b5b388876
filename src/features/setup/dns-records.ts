// The records that a mail domain needs: what each should say, and whether the DNS says it.
import { isIP } from 'node:net'
import { passesSpf } from '../../mail/passes-spf.ts'
import type { DnsResolver } from '../../mail/sender-dns.ts'
import type { DnsRecord } from './contract.ts'

/** What is known of the server before the DNS is asked. */
export interface SetupFacts {
  domain: string
  /** Of the pages; the first guess of where mail should go. */
  publicHost: string
  /** Host of the relay for outgoing mail; null without one. */
  relay: string | null
  /** Mail comes by this server's own listener, and not out of a mailbox elsewhere. */
  takesMail: boolean
  /** Of the key that mails are signed with; null where the relay signs them, or nobody. */
  dkim: { selector: string; value: string | null } | null
}

/** What the DNS answers: its records, or why there are none. */
type Answer = { found: string[]; isAway: boolean }

const ABSENT = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME'])

export async function checkRecords(facts: SetupFacts, resolver: DnsResolver): Promise<DnsRecord[]> {
  const ask = asking(resolver)
  const checks = [
    ...(facts.takesMail ? [checkMx(facts, ask)] : []),
    checkSpf(facts, ask, resolver).then((one) => [one]),
    checkDkim(facts, ask).then((one) => [one]),
    checkDmarc(facts, ask).then((one) => [one]),
  ]
  return (await Promise.all(checks)).flat()
}

type Ask = (name: string, type: string) => Promise<Answer>

/** Texts come in pieces of 255 bytes, MX with a priority. */
function asking(resolver: DnsResolver): Ask {
  return async (name, type) => {
    try {
      const answer = (await resolver(name, type)) as unknown[]
      return { found: answer.map(written), isAway: false }
    } catch (error) {
      const code = String((error as { code?: unknown }).code)
      return { found: [], isAway: !ABSENT.has(code) }
    }
  }
}

function written(record: unknown): string {
  if (Array.isArray(record)) return record.join('')
  if (typeof record === 'object' && record !== null && 'exchange' in record && 'priority' in record)
    return `${String(record.priority)} ${String(record.exchange)}`
  return String(record)
}

const away = (record: Pick<DnsRecord, 'role' | 'type' | 'name' | 'value'>): DnsRecord => ({
  ...record,
  state: 'unknown',
  seen: [],
  trouble: { what: 'The DNS did not answer.', advice: 'It is asked again by itself.' },
})

async function checkMx({ domain, publicHost }: SetupFacts, ask: Ask): Promise<DnsRecord[]> {
  const host = publicHost === '' ? `mx.${domain}` : publicHost
  const mx = { role: 'mx' as const, type: 'MX', name: domain, value: `10 ${host}` }
  const { found, isAway } = await ask(domain, 'MX')
  if (isAway) return [away(mx)]
  const [best] = found.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
  if (best === undefined) {
    const trouble = {
      what: 'No other server knows where to bring mail for you.',
      advice: `Add the record; it leads to this server if ${host} does.`,
    }
    return [{ ...mx, state: 'missing', seen: [], trouble }]
  }
  const right: DnsRecord = { ...mx, value: best, state: 'right', seen: found, trouble: null }
  return [right, await checkAddress(best.slice(best.indexOf(' ') + 1), ask)]
}

/** Of the host that mail is brought to. */
async function checkAddress(host: string, ask: Ask): Promise<DnsRecord> {
  const [four, six] = await Promise.all([ask(host, 'A'), ask(host, 'AAAA')])
  const found = [...four.found, ...six.found]
  const type = four.found.length === 0 && six.found.length > 0 ? 'AAAA' : 'A'
  const record = { role: 'address' as const, type, name: host, value: null }
  if (found.length > 0)
    return { ...record, value: found.join(', '), state: 'right', seen: found, trouble: null }
  if (four.isAway || six.isAway) return away(record)
  const trouble = {
    what: 'The host that takes your mail has no address.',
    advice: `Add an A record for ${host} with the address of this machine.`,
  }
  return { ...record, state: 'missing', seen: [], trouble }
}

/** `a:` takes a name alone; an address takes ip4: or ip6: (RFC 7208 section 5.6). */
function mechanismFor(relay: string): string {
  const address = relay.replace(/^\[|\]$/g, '')
  const version = isIP(address)
  return version === 0 ? `a:${relay}` : `ip${version}:${address}`
}

const isSpf = (text: string) => /^v=spf1(?:\s|$)/i.test(text)

async function checkSpf({ domain, relay }: SetupFacts, ask: Ask, resolver: DnsResolver): Promise<DnsRecord> {
  const value = relay === null ? 'v=spf1 mx -all' : `v=spf1 mx ${mechanismFor(relay)} -all`
  const record = { role: 'spf' as const, type: 'TXT', name: domain, value }
  const { found, isAway } = await ask(domain, 'TXT')
  if (isAway) return away(record)
  const seen = found.filter(isSpf)
  const [only] = seen
  if (only === undefined) {
    const trouble = {
      what: 'Receivers cannot tell your mails from forged ones.',
      advice: 'Add the record, or the one that your relay’s provider names.',
    }
    return { ...record, state: 'missing', seen, trouble }
  }
  if (seen.length > 1) {
    const trouble = {
      what: 'There are two SPF records, so receivers heed neither.',
      advice: 'Put what they list into one.',
    }
    return { ...record, state: 'different', seen, trouble }
  }
  const kept = { ...record, value: only, seen }
  const addresses = relay === null ? [] : await addressesOf(relay, ask)
  const outside = []
  for (const ip of addresses) if (!(await passesSpf(domain, ip, resolver))) outside.push(ip)
  if (relay === null || (addresses.length > 0 && outside.length === 0))
    return { ...kept, state: 'right', trouble: null }
  const trouble =
    addresses.length === 0
      ? { what: `${relay} has no address.`, advice: 'Look whether SMTP_URL names the right host.' }
      : {
          what: `The record does not list ${relay} (${outside.join(', ')}).`,
          advice: `Add ${mechanismFor(relay)} to it, unless its provider sends from other addresses, which it names.`,
        }
  return { ...kept, state: 'unsure', trouble }
}

async function addressesOf(host: string, ask: Ask): Promise<string[]> {
  if (/^[\d.]+$|:/.test(host)) return [host]
  const answers = await Promise.all([ask(host, 'A'), ask(host, 'AAAA')])
  return answers.flatMap(({ found }) => found)
}

async function checkDkim({ domain, dkim, relay }: SetupFacts, ask: Ask): Promise<DnsRecord> {
  const name = `${dkim?.selector ?? 'selector'}._domainkey.${domain}`
  const record = { role: 'dkim' as const, type: 'TXT', name, value: dkim?.value ?? null }
  if (dkim === null) {
    const trouble = {
      what: 'Which key your mails are signed with is not known yet.',
      advice:
        relay === null
          ? 'Nothing is sent without a relay.'
          : `Switch signing on at ${relay}, publish its record, and run the round trip: it finds the signature.`,
    }
    return { ...record, state: 'unsure', seen: [], trouble }
  }
  const { found, isAway } = await ask(name, 'TXT')
  if (isAway) return away(record)
  const seen = found.filter((text) => /(?:^|;)\s{0,9}p=/i.test(text))
  const [only] = seen
  if (only === undefined) {
    const trouble = {
      what: 'Mails are signed, and nobody can check the signature.',
      advice: 'Add the record with the public key.',
    }
    return { ...record, state: 'missing', seen, trouble }
  }
  if (dkim.value !== null && keyIn(only) !== keyIn(dkim.value)) {
    const trouble = {
      what: 'The DNS has another key than mails are signed with.',
      advice: 'Put the record below in its place.',
    }
    return { ...record, state: 'different', seen, trouble }
  }
  return { ...record, value: only, state: 'right', seen, trouble: null }
}

const keyIn = (record: string) => /(?:^|;)\s{0,9}p=([^;]*)/i.exec(record)?.[1]?.replace(/\s/g, '') ?? ''

async function checkDmarc({ domain }: SetupFacts, ask: Ask): Promise<DnsRecord> {
  const value = `v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`
  const record = { role: 'dmarc' as const, type: 'TXT', name: `_dmarc.${domain}`, value }
  for (const name of policyNames(domain)) {
    const { found, isAway } = await ask(name, 'TXT')
    if (isAway) return away(record)
    const seen = found.filter((text) => /^v=DMARC1\b/i.test(text))
    const [only] = seen
    if (only === undefined) continue
    const kept = { ...record, name, value: only, seen }
    const isOpen = /;\s{0,9}p\s{0,9}=\s{0,9}none\b/i.test(only)
    if (seen.length === 1 && !isOpen) return { ...kept, state: 'right', trouble: null }
    const trouble = isOpen
      ? {
          what: 'The record asks receivers to do nothing about forged mail.',
          advice: 'Once the round trip passes, set p=quarantine.',
        }
      : { what: 'There are two DMARC records, so receivers heed neither.', advice: 'Keep one.' }
    return { ...kept, value: isOpen ? value : only, state: isOpen ? 'unsure' : 'different', trouble }
  }
  const trouble = {
    what: 'Receivers do not know what to do with forged mail.',
    advice: 'Add the record; it is seen here within a minute of being published.',
  }
  return { ...record, state: 'missing', seen: [], trouble }
}

/** The domain's own, then that of the domains above it (RFC 7489 section 6.6.3). */
function policyNames(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, at) => `_dmarc.${labels.slice(at).join('.')}`)
}
