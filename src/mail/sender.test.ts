// Who sent it, against a real DNS server: what passes, and what only looks as if it did.
import { generateKeyPairSync } from 'node:crypto'
import { type DKIMSignOptions, dkimSign, sealMessage } from 'mailauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoredEnvelope } from '../../db/schema/mails.ts'
import { type DnsServer, startDnsServer } from '../../test/dns-server.ts'
import { checkSender, type SenderQuestion } from './sender.ts'
import { createDnsResolver } from './sender-dns.ts'
import { gradeTrust } from './trust.ts'

const NOW = new Date('2026-03-10T09:12:00Z')
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const privateKey = keys.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

let dns: DnsServer

beforeAll(async () => {
  dns = await startDnsServer()
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
})
afterAll(() => dns.close())

function mail(from: string, more: string[] = []): string {
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
interface Signing {
  headerList?: string
  maxBodyLength?: number
  expires?: Date
}

async function signed(raw: string, domain: string, signing: Signing = {}): Promise<string> {
  const signTime = new Date(NOW.getTime() - 60_000)
  const signature = { signingDomain: domain, selector: 'k1', privateKey, signTime, ...signing }
  const options = { signTime, ...signing, signatureData: [signature] } as unknown as DKIMSignOptions
  const { signatures, errors } = await dkimSign(raw, options)
  expect(errors).toEqual([])
  expect(signatures).toContain(`d=${domain};`)
  return signatures + raw
}

function from(peer: string, mailFrom: string, more: Partial<StoredEnvelope> = {}): StoredEnvelope {
  return {
    mailFrom,
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

const stranger = from('203.0.113.9', 'x@evil.example')

function check(raw: string, envelope: StoredEnvelope, more: Partial<SenderQuestion> = {}) {
  const resolver = createDnsResolver({ servers: [dns.address], timeoutMs: 100, tries: 1 })
  return checkSender({
    raw: Buffer.from(raw),
    envelope,
    domain: 'crew.example',
    resolver,
    clock: () => NOW,
    ...more,
  })
}

describe('our own verdict', () => {
  it('a DMARC pass by SPF authenticates the From', async () => {
    const verdict = await check(mail('Anna <Anna@Policy.example>'), from('192.0.2.1', 'anna@policy.example'))
    expect(verdict).toMatchObject({
      fromAddress: 'anna@policy.example',
      authenticated: true,
      how: 'dmarc',
      spfPassedEnvelopeDomain: true,
      temporary: false,
    })
  })

  it('a DMARC pass by DKIM survives a forwarder that SPF does not know', async () => {
    const raw = await signed(mail('anna@policy.example'), 'policy.example')
    expect(await check(raw, stranger)).toMatchObject({ authenticated: true, how: 'dmarc' })
  })

  it('without a published policy an aligned SPF pass is enough', async () => {
    const verdict = await check(mail('anna@plain.example'), from('::ffff:192.0.2.2', 'bounce@plain.example'))
    expect(verdict).toMatchObject({ authenticated: true, how: 'spf' })
  })

  it('without a published policy an aligned DKIM pass of the organisation is enough', async () => {
    const raw = await signed(mail('anna@mail.plain.example'), 'plain.example')
    expect(await check(raw, stranger)).toMatchObject({ authenticated: true, how: 'dkim' })
  })

  it('a strict policy asks for the same domain, where mailauth alone would take the organisation', async () => {
    const verdict = await check(mail('anna@strict.example.com'), from('192.0.2.3', 'anna@example.com'))
    expect(verdict).toMatchObject({ authenticated: false, how: 'none', spfPassedEnvelopeDomain: true })
    const raw = await signed(mail('anna@strict.example.com'), 'strict.example.com')
    expect(await check(raw, stranger)).toMatchObject({ authenticated: true, how: 'dmarc' })
  })
})

describe('spoofed From (threat 3)', () => {
  it('threat 3: a failed DMARC is not rescued by a passing DKIM and SPF of another domain', async () => {
    const raw = await signed(mail('anna@policy.example'), 'evil.example')
    const verdict = await check(raw, stranger)
    expect(verdict).toMatchObject({ authenticated: false, how: 'none', temporary: false })
    expect(verdict.detail).toContain('dmarc=fail')
    expect(verdict.detail).toContain('evil.example')
  })

  it('threat 3: Reply-To and Sender are never an identity', async () => {
    const more = ['Reply-To: anna@policy.example', 'Sender: anna@policy.example']
    const verdict = await check(mail('x@nowhere.example', more), from('192.0.2.1', 'anna@policy.example'))
    expect(verdict).toMatchObject({ fromAddress: 'x@nowhere.example', authenticated: false })
  })

  it('threat 3: two From fields name nobody, even where both pass', async () => {
    const raw = mail('anna@policy.example', ['From: anna@policy.example'])
    const verdict = await check(raw, from('192.0.2.1', 'anna@policy.example'))
    expect(verdict).toMatchObject({ fromAddress: null, authenticated: false })
  })

  const unreadable = [
    'anna@policy.example, x@evil.example',
    '"anna@policy.example" x@evil.example',
    '<anna@policy.example> <x@evil.example>',
    '"anna@evil.example"@policy.example',
    'group: anna@policy.example;',
    'anna',
    '',
  ]
  it('threat 3: a From that can be read in two ways names nobody', async () => {
    for (const value of unreadable) {
      const verdict = await check(mail(value), from('192.0.2.1', 'anna@policy.example'))
      expect([value, verdict.authenticated]).toEqual([value, false])
    }
  })

  it('threat 3: a display name that looks like an address is not the address', async () => {
    const verdict = await check(mail('"anna@policy.example" <x@evil.example>'), stranger)
    expect(verdict).toMatchObject({ fromAddress: 'x@evil.example', how: 'spf' })
  })

  it('threat 3: a signature that leaves From or the end of the body open does not count', async () => {
    const noFrom = await signed(mail('anna@plain.example'), 'plain.example', {
      headerList: 'subject:date',
    })
    expect(await check(noFrom, stranger)).toMatchObject({ authenticated: false })
    const open = await signed(mail('anna@plain.example'), 'plain.example', { maxBodyLength: 10 })
    expect(await check(`${open}And pay me.\r\n`, stranger)).toMatchObject({ authenticated: false })
  })

  it('threat 3: an expired signature does not count, by the time of the check', async () => {
    const raw = await signed(mail('anna@plain.example'), 'plain.example', {
      expires: new Date(NOW.getTime() + 60_000),
    })
    expect(await check(raw, stranger)).toMatchObject({ authenticated: true })
    const later = () => new Date(NOW.getTime() + 120_000)
    expect(await check(raw, stranger, { clock: later })).toMatchObject({ authenticated: false })
  })

  it('threat 3: a mail changed after signing does not pass', async () => {
    const raw = (await signed(mail('anna@policy.example'), 'policy.example')).replace('the deck', 'the keys')
    expect(await check(raw, stranger)).toMatchObject({ authenticated: false })
  })

  it('threat 10: a signature that the library stumbles over proves nothing and stops nothing', async () => {
    const bad = (await signed(mail('anna@policy.example'), 'policy.example')).replace(
      /t=\d+/,
      't=99999999999999',
    )
    expect(await check(bad, stranger)).toMatchObject({ authenticated: false, temporary: false })
  })

  it('threat 16: hundreds of signatures are refused before any is checked', async () => {
    const one = (await signed(mail('anna@policy.example'), 'policy.example')).split('\r\nFrom:')[0] ?? ''
    const asked = dns.asked.length
    const verdict = await check(`${`${one}\r\n`.repeat(300)}${mail('anna@policy.example')}`, stranger)
    expect(verdict).toMatchObject({ authenticated: false, temporary: false })
    expect(dns.asked.length).toBe(asked)
  })
})

describe('a trusted relay', () => {
  const behind = from('10.0.0.5', 'anna@policy.example', { relay: 'mx.relay.example' })

  it('its DMARC verdict is taken by its name', async () => {
    const results =
      'mx.relay.example; spf=pass smtp.mailfrom=anna@policy.example; dmarc=pass header.from=policy.example'
    const verdict = await check(mail('anna@policy.example', [`Authentication-Results: ${results}`]), behind)
    expect(verdict).toMatchObject({ authenticated: true, how: 'relay', spfPassedEnvelopeDomain: true })
  })

  it('threat 3: results under another name, or below the relay\u2019s own, do not count', async () => {
    const forged = 'Authentication-Results: mx.relay.example; dmarc=pass header.from=policy.example'
    const own = 'Authentication-Results: mx.relay.example; dmarc=fail header.from=policy.example'
    const other = 'Authentication-Results: mx.evil.example; dmarc=pass header.from=policy.example'
    expect(await check(mail('anna@policy.example', [own, forged]), behind)).toMatchObject({
      authenticated: false,
    })
    expect(await check(mail('anna@policy.example', [other]), behind)).toMatchObject({ authenticated: false })
  })

  it('threat 3: without a relay in the envelope nobody\u2019s results count', async () => {
    const results = 'Authentication-Results: mx.relay.example; dmarc=pass header.from=policy.example'
    expect(await check(mail('anna@policy.example', [results]), stranger)).toMatchObject({
      authenticated: false,
    })
  })

  it('threat 3: a pass inside a comment or a quoted text is none', async () => {
    const results =
      'mx.relay.example (dmarc=pass); spf=fail reason="; dmarc=pass" smtp.mailfrom=x@evil.example'
    const verdict = await check(mail('anna@policy.example', [`Authentication-Results: ${results}`]), behind)
    expect(verdict).toMatchObject({ authenticated: false, spfPassedEnvelopeDomain: false })
  })

  it('a pass for another author is none', async () => {
    const results = 'mx.relay.example; dmarc=pass header.from=evil.example'
    const verdict = await check(mail('anna@policy.example', [`Authentication-Results: ${results}`]), behind)
    expect(verdict.authenticated).toBe(false)
  })

  it('without a policy its aligned DKIM pass is enough, an unaligned one is not', async () => {
    const word = (domain: string) =>
      `Authentication-Results: mx.relay.example; dkim=pass header.d=${domain}; dmarc=none`
    expect(await check(mail('anna@plain.example', [word('plain.example')]), behind)).toMatchObject({
      how: 'relay',
    })
    expect(await check(mail('anna@plain.example', [word('evil.example')]), behind)).toMatchObject({
      how: 'none',
    })
  })

  it('where it said nothing, our own DKIM check counts, and its address proves nothing by SPF', async () => {
    const signedMail = await signed(mail('anna@policy.example'), 'policy.example')
    expect(await check(signedMail, behind)).toMatchObject({ how: 'dmarc', spfPassedEnvelopeDomain: false })
    const spfOnly = from('192.0.2.1', 'anna@policy.example', { relay: 'mx.relay.example' })
    expect(await check(mail('anna@policy.example'), spfOnly)).toMatchObject({ authenticated: false })
  })
})

describe('a mailing list that seals (ARC)', () => {
  async function sealed(domain: string, dmarcWord: string, headerList?: string): Promise<string> {
    const raw = mail('anna@policy.example')
    const headers = await sealMessage(raw, {
      signingDomain: domain,
      selector: 'k1',
      privateKey,
      i: 1,
      cv: 'none',
      headerList,
      authResults: `${domain}; dmarc=${dmarcWord} header.from=policy.example`,
      signTime: new Date(NOW.getTime() - 60_000),
    } as Parameters<typeof sealMessage>[1])
    return headers.toString() + raw
  }

  it('the word of a listed sealer that DMARC passed is taken', async () => {
    const raw = await sealed('lists.example', 'pass')
    const verdict = await check(raw, stranger, { trustedSealers: ['lists.example'] })
    expect(verdict).toMatchObject({ authenticated: true, how: 'arc' })
  })

  it('threat 3: a sealer that is not listed, or saw DMARC fail, rescues nothing', async () => {
    const raw = await sealed('lists.example', 'pass')
    expect(await check(raw, stranger)).toMatchObject({ authenticated: false })
    expect(await check(raw, stranger, { trustedSealers: ['other.example'] })).toMatchObject({
      authenticated: false,
    })
    const failed = await sealed('lists.example', 'fail')
    expect(await check(failed, stranger, { trustedSealers: ['lists.example'] })).toMatchObject({
      authenticated: false,
    })
  })

  it('threat 3: a seal that leaves From open lets anybody put another author in', async () => {
    const raw = await sealed('lists.example', 'pass', 'subject:date')
    expect(raw).toMatch(/ARC-Message-Signature:[^:]*h=(?:Date: Subject|Subject: Date);/)
    expect(await check(raw, stranger, { trustedSealers: ['lists.example'] })).toMatchObject({
      authenticated: false,
    })
  })

  it('threat 3: a sealed mail that was changed afterwards is not rescued', async () => {
    const raw = (await sealed('lists.example', 'pass')).replace('the deck', 'the keys')
    expect(await check(raw, stranger, { trustedSealers: ['lists.example'] })).toMatchObject({
      authenticated: false,
    })
  })
})

describe('when the DNS is away', () => {
  it('a mail is not authenticated for now, and worth another try', async () => {
    dns.trouble('*', 'servfail')
    const away = await check(mail('anna@policy.example'), from('192.0.2.1', 'anna@policy.example'))
    dns.trouble('*', null)
    expect(away).toMatchObject({ authenticated: false, temporary: true })
    const back = await check(mail('anna@policy.example'), from('192.0.2.1', 'anna@policy.example'))
    expect(back).toMatchObject({ authenticated: true, temporary: false })
  })

  it('threat 3: a policy that cannot be looked up is not taken for none', async () => {
    dns.trouble('_dmarc.plain.example', 'silent')
    const verdict = await check(mail('anna@plain.example'), from('192.0.2.2', 'anna@plain.example'))
    dns.trouble('_dmarc.plain.example', null)
    expect(verdict).toMatchObject({ authenticated: false, temporary: true, spfPassedEnvelopeDomain: true })
  })
})

describe('the trust that follows', () => {
  it('local mode needs no proof, but one author', async () => {
    const here = from('127.0.0.1', 'anna@policy.example', { local: true })
    const verdict = await check(mail('anna@policy.example'), here)
    expect(verdict).toMatchObject({ authenticated: true, how: 'local', spfPassedEnvelopeDomain: false })
    expect((await check(mail('a@b.example, c@d.example'), here)).authenticated).toBe(false)
  })

  it('verified needs a confirmed account, guest none, and without proof it is unverified', async () => {
    const proven = await check(mail('anna@policy.example'), from('192.0.2.1', 'anna@policy.example'))
    const unproven = await check(mail('anna@policy.example'), stranger)
    expect(gradeTrust(proven, { confirmed: true })).toBe('verified')
    expect(gradeTrust(proven, { confirmed: false })).toBe('guest')
    expect(gradeTrust(proven, null)).toBe('guest')
    expect(gradeTrust(unproven, { confirmed: true })).toBe('unverified')
  })

  it('threat 19: the null sender never counts as a domain that passed SPF', async () => {
    dns.add('mx.policy.example', 'TXT', 'v=spf1 ip4:192.0.2.1 -all')
    const empty = from('192.0.2.1', '', { helo: 'mx.policy.example' })
    expect(await check(mail('anna@policy.example'), empty)).toMatchObject({ spfPassedEnvelopeDomain: false })
  })
})
