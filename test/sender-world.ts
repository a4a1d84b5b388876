// Senders as the world sees them: a few domains with DNS records, mails signed and sealed by them.
import { generateKeyPairSync } from 'node:crypto'
import { type DKIMSignOptions, dkimSign, sealMessage } from 'mailauth'
import type { StoredEnvelope } from '../db/schema/mails.ts'
import { checkSender, type SenderQuestion, type SenderVerdict } from '../src/mail/sender.ts'
import { createDnsResolver } from '../src/mail/sender-dns.ts'
import { type DnsServer, startDnsServer } from './dns-server.ts'

/** When all mails are checked. */
export const NOW = new Date('2026-03-10T09:12:00Z')

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const privateKey = keys.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const signTime = new Date(NOW.getTime() - 60_000)

export interface SenderWorld {
  dns: DnsServer
  check(raw: string, envelope: StoredEnvelope, more?: Partial<SenderQuestion>): Promise<SenderVerdict>
}

/**
 * policy.example publishes DMARC, plain.example only SPF and DKIM, strict.example.com a strict DMARC below
 * example.com; evil.example is well set up too, and lists.example seals.
 */
export async function startSenderWorld(): Promise<SenderWorld> {
  const dns = await startDnsServer()
  for (const domain of [
    'strict.example.com',
    'policy.example',
    'plain.example',
    'evil.example',
    'lists.example',
  ]) {
    dns.add(`k1._domainkey.${domain}`, 'TXT', `v=DKIM1; k=rsa; p=${publicKey}`)
  }
  dns.add('policy.example', 'TXT', 'v=spf1 ip4:192.0.2.1 -all')
  dns.add('_dmarc.policy.example', 'TXT', 'v=DMARC1; p=none')
  dns.add('plain.example', 'TXT', 'v=spf1 ip4:192.0.2.2 -all')
  dns.add('evil.example', 'TXT', 'v=spf1 ip4:203.0.113.9 -all')
  dns.add('example.com', 'TXT', 'v=spf1 ip4:192.0.2.3 -all')
  dns.add('strict.example.com', 'A', '192.0.2.3')
  dns.add('_dmarc.strict.example.com', 'TXT', 'v=DMARC1; p=reject; aspf=s; adkim=s')
  const resolver = createDnsResolver({ servers: [dns.address], timeoutMs: 1_500, tries: 1 })
  return {
    dns,
    check(raw, envelope, more = {}) {
      const question = { raw: Buffer.from(raw), envelope, domain: 'crew.example', resolver, clock: () => NOW }
      return checkSender({ ...question, ...more })
    },
  }
}

/** `more` are header fields above the From. */
export function mailFrom(from: string, more: string[] = []): string {
  const head = [
    ...more,
    `From: ${from}`,
    'To: tula@crew.example',
    'Subject: Deck',
    'Date: Tue, 10 Mar 2026 09:12:00 +0000',
  ]
  return [...head, 'Message-ID: <1@example.com>', '', 'Please send the deck.', ''].join('\r\n')
}

/** What mailauth reads of a signature, which its types describe otherwise. */
export interface Signing {
  headerList?: string
  maxBodyLength?: number
  expires?: Date
}

/** The mail with a DKIM signature of the domain on top. */
export async function signed(raw: string, domain: string, signing: Signing = {}): Promise<string> {
  const signature = { signingDomain: domain, selector: 'k1', privateKey, signTime, ...signing }
  const options = { signTime, ...signing, signatureData: [signature] } as unknown as DKIMSignOptions
  const { signatures } = await dkimSign(raw, options)
  if (!signatures.includes(`d=${domain};`)) throw new Error('the mail was not signed')
  return signatures + raw
}

/** A mail of policy.example, sealed by a domain that says what it saw of DMARC. */
export async function sealed(domain: string, dmarcWord: string, headerList?: string): Promise<string> {
  const raw = mailFrom('anna@policy.example')
  const seal = {
    signingDomain: domain,
    selector: 'k1',
    privateKey,
    i: 1,
    cv: 'none',
    headerList,
    authResults: `${domain}; dmarc=${dmarcWord} header.from=policy.example`,
    signTime,
  } as unknown as Parameters<typeof sealMessage>[1]
  return (await sealMessage(raw, seal)).toString() + raw
}

export function envelopeFrom(
  peer: string,
  sender: string,
  more: Partial<StoredEnvelope> = {},
): StoredEnvelope {
  return {
    mailFrom: sender,
    rcptTo: ['tula@crew.example'],
    helo: 'mx.sender.example',
    peer,
    tls: true,
    receivedAt: NOW.toISOString(),
    local: false,
    relay: null,
    ...more,
  }
}

/** The host of evil.example. */
export const stranger = envelopeFrom('203.0.113.9', 'x@evil.example')
