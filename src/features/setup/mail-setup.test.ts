// Mail set-up: who may see it, what the DNS shows, the round trip, and a pasted mail that changes nothing.
import { generateKeyPairSync } from 'node:crypto'
import { type DKIMSignOptions, dkimSign } from 'mailauth'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type DnsServer, startDnsServer } from '../../../test/dns-server.ts'
import { soon } from '../../../test/patience.ts'
import { type RelayServer, startRelayServer } from '../../../test/relay-server.ts'
import { type Client, clientOf, startWorld, type World } from '../../../test/world.ts'
import { createDnsResolver } from '../../mail/sender-dns.ts'
import type { DnsRecord, Explained, RoundTrip } from './contract.ts'

const DOMAIN = 'crew.example.com'

let dns: DnsServer
let relay: RelayServer
let world: World
let amara: Client

beforeAll(async () => {
  dns = await startDnsServer()
  relay = await startRelayServer()
  world = await startWorld({
    environment: {
      MAIL_DOMAIN: DOMAIN,
      PUBLIC_URL: 'https://mx.example.com',
      SMTP_URL: relay.url,
      OWNER: 'amara@example.com',
    },
    resolver: createDnsResolver({ servers: [dns.address], timeoutMs: 400, tries: 1 }),
  })
  amara = await owner('amara')
})
afterEach(() => dns.trouble('*', null))
afterAll(async () => {
  await world.stop()
  await relay.close()
  await dns.close()
})

/** Signs up and opens the link that proves the address. */
async function owner(who: 'amara' | 'bob'): Promise<Client> {
  const client = await world.signUp(who)
  const rows = await world.rows(`select text from outbox where kind = 'confirmation' and recipient = $1`, [
    `${who}@example.com`,
  ])
  const token = /\/confirm\/([\w-]+)/.exec(String(rows[0]?.text))?.[1]
  const answer = await client.raw('POST', '/api/auth/confirm', { token })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  return cookies.length > 0 ? clientOf(world.url, cookies.join('; ')) : client
}

async function recordNamed(role: DnsRecord['role']): Promise<DnsRecord | undefined> {
  const { records } = await amara.get<{ records: DnsRecord[] }>('/api/server/mail-setup')
  return records.find((one) => one.role === role)
}

const PAGES = ['GET /api/server/mail-setup', 'GET /api/server/round-trip', 'POST /api/server/round-trip']

it('only the owner of the server sees its mail set-up: the one that the settings name', async () => {
  const bob = await owner('bob')
  for (const page of PAGES) {
    const [method = '', path = ''] = page.split(' ')
    expect([page, (await bob.raw(method, path)).status]).toEqual([page, 403])
  }
  const pasted = await bob.raw('POST', '/api/server/explain-mail', { raw: 'From: a@example.com\n\nHi' })
  expect(pasted.status).toBe(403)
  expect((await amara.raw('GET', '/api/server/mail-setup')).status).toBe(200)
})

it('without a name in the settings the first account is the owner', async () => {
  const other = await startWorld()
  try {
    const first = await other.signUp('jonas')
    const second = await other.signUp('bob')
    expect((await first.raw('GET', '/api/server/mail-setup')).status).toBe(200)
    expect((await second.raw('GET', '/api/server/mail-setup')).status).toBe(403)
    expect(await first.get('/api/server/mail-setup')).toMatchObject({ isLocal: true, records: [] })
  } finally {
    await other.stop()
  }
})

it('every record that lacks is named with what to publish, and is right once the DNS has it', async () => {
  expect(await recordNamed('mx')).toMatchObject({ state: 'missing', value: '10 mx.example.com' })
  expect(await recordNamed('spf')).toMatchObject({ state: 'missing', value: 'v=spf1 mx ip4:127.0.0.1 -all' })
  expect(await recordNamed('dmarc')).toMatchObject({
    state: 'missing',
    name: `_dmarc.${DOMAIN}`,
    value: `v=DMARC1; p=quarantine; rua=mailto:postmaster@${DOMAIN}`,
  })
  dns.add(DOMAIN, 'MX', 'mx.example.com')
  expect(await recordNamed('mx')).toMatchObject({ state: 'right', seen: ['10 mx.example.com'] })
  expect(await recordNamed('address')).toMatchObject({ state: 'missing', name: 'mx.example.com' })
  dns.add('mx.example.com', 'A', '203.0.113.9')
  expect(await recordNamed('address')).toMatchObject({ state: 'right', value: '203.0.113.9' })
})

it('SPF has to list the relay, and once', async () => {
  dns.add(DOMAIN, 'TXT', 'v=spf1 ip4:203.0.113.9 -all')
  expect(await recordNamed('spf')).toMatchObject({
    state: 'unsure',
    trouble: { what: 'The record does not list 127.0.0.1 (127.0.0.1).' },
  })
  dns.add(DOMAIN, 'TXT', 'v=spf1 ip4:127.0.0.1 -all')
  expect(await recordNamed('spf')).toMatchObject({
    state: 'different',
    trouble: { what: 'There are two SPF records, so receivers heed neither.' },
  })
  dns.remove(DOMAIN, 'TXT')
  dns.add(DOMAIN, 'TXT', 'v=spf1 ip4:127.0.0.1 -all')
  expect(await recordNamed('spf')).toMatchObject({ state: 'right', trouble: null })
})

it('the policy may stand above the domain, and one that asks for nothing is not enough', async () => {
  dns.add('_dmarc.example.com', 'TXT', 'v=DMARC1; p=none')
  expect(await recordNamed('dmarc')).toMatchObject({ state: 'unsure', name: '_dmarc.example.com' })
  dns.remove('_dmarc.example.com', 'TXT')
  dns.add('_dmarc.example.com', 'TXT', 'v=DMARC1; p=reject')
  expect(await recordNamed('dmarc')).toMatchObject({ state: 'right', value: 'v=DMARC1; p=reject' })
})

it('a DNS that does not answer says nothing against the records', async () => {
  dns.trouble('*', 'servfail')
  const { records } = await amara.get<{ records: DnsRecord[] }>('/api/server/mail-setup')
  expect(records.filter(({ role }) => role !== 'dkim').map(({ state }) => state)).toEqual([
    'unknown',
    'unknown',
    'unknown',
  ])
})

const tripNow = async () => (await amara.get<{ trip: RoundTrip }>('/api/server/round-trip')).trip

async function tripThat(is: (trip: RoundTrip) => boolean): Promise<RoundTrip> {
  const until = Date.now() + soon.timeout
  for (;;) {
    const trip = await tripNow()
    if (is(trip) || Date.now() > until) return trip
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

it('the round trip goes out by the relay, is seen at intake, and says whether it is signed and proved', async () => {
  expect(await amara.get('/api/server/round-trip')).toEqual({ trip: null })
  const { trip } = await amara.send<{ trip: RoundTrip }>('POST', '/api/server/round-trip')
  expect(trip).toMatchObject({ state: 'running', ms: null })
  const out = await tripThat(({ steps }) => steps[0]?.state === 'done')
  expect(out.steps.map(({ state }) => state)).toEqual(['done', 'open', 'open', 'open'])
  const taken = relay.taken.find(({ rcptTo }) => rcptTo.includes(`postmaster@${DOMAIN}`))
  expect(taken).toMatchObject({ rcptTo: [`postmaster@${DOMAIN}`] })
  // The relay signs what it passes on.
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  dns.add(`out1._domainkey.${DOMAIN}`, 'TXT', `v=DKIM1; k=rsa; p=${key}`)
  const signature = {
    signingDomain: DOMAIN,
    selector: 'out1',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
  // Its types know no list of signatures.
  const options = { signatureData: [signature] } as unknown as DKIMSignOptions
  const signed = await dkimSign(taken?.raw ?? '', options)
  await world.mail({
    from: `postmaster@${DOMAIN}`,
    rcptTo: [`postmaster@${DOMAIN}`],
    raw: `${signed.signatures.trim()}\r\n${taken?.raw ?? ''}`,
  })
  const back = await tripThat(({ state }) => state === 'back')
  expect(back.steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
  expect(back.steps.at(-1)?.what).toContain('signed with out1')
  expect(back.steps.at(-1)?.what).toMatch(/^Sender proved/)
  expect(await recordNamed('dkim')).toMatchObject({ state: 'right', name: `out1._domainkey.${DOMAIN}` })
  const rows = await world.rows('select count(*)::int as tasks from tasks')
  expect(rows[0]?.tasks).toBe(0)
})

it('a relay that refuses the round trip is quoted', async () => {
  relay.mood = { kind: 'refuse', code: 550, message: 'not from here' }
  try {
    await amara.send('POST', '/api/server/round-trip')
    const trip = await tripThat(({ state }) => state === 'failed')
    expect(trip.note).toContain('not from here')
  } finally {
    relay.mood = { kind: 'accept' }
  }
})

/** Everything that a mail could leave behind. */
async function everything(): Promise<unknown> {
  const tables = await world.rows<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname = 'public' and tablename not in ('tries', 'sessions') order by 1`,
  )
  const counts = []
  for (const { name } of tables) {
    const rows = await world.rows(
      `select count(*)::int as rows, coalesce(sum(hashtext(t::text)::bigint), 0)::text as sum from ${name} t`,
    )
    counts.push([name, rows[0]])
  }
  const jobs = await world.rows('select max(created_on) as newest from pgboss.job')
  counts.push(['the newest job', jobs[0]])
  return counts
}

const MAIL = `Received: from mail.example.com (203.0.113.24) by ${DOMAIN}; Thu, 12 Mar 2026 09:12:01 +0100
From: Amara Okafor <amara@example.com>
To: tula@${DOMAIN}, Bob Chen <bob@example.com>
Subject: Spring launch
Message-ID: <c81@example.com>
Date: Thu, 12 Mar 2026 09:12:00 +0100
Content-Type: text/plain; charset=utf-8

Hello Bob,
please send the launch deck to all partners by Thursday.
Maybe we could take the same photographer as last year?

On 9 March Bob wrote:
> The price list is with legal.
`

const explain = (raw: string, recipient?: string) =>
  amara.send<Explained>('POST', '/api/server/explain-mail', { raw, ...(recipient ? { recipient } : {}) })

const named = ({ decisions }: Explained, name: string) =>
  decisions.filter((one) => one.name === name).map(({ what, state }) => [state, what])

it('a pasted mail shows every decision, and nothing at all is kept or sent', async () => {
  dns.add('example.com', 'TXT', 'v=spf1 ip4:203.0.113.24 -all')
  const before = await everything()
  const sent = relay.taken.length
  const explained = await explain(MAIL)
  expect(named(explained, 'Taken in')).toEqual([['done', `For tula@${DOMAIN}`]])
  expect(named(explained, 'Guarded')).toEqual([['done', 'Proved: it is from amara@example.com']])
  expect(named(explained, 'Compared')).toEqual([['done', 'No mail like it is here yet']])
  expect(named(explained, 'Cut')).toEqual([['done', '2 quoted lines left out']])
  expect(named(explained, 'Routed')).toEqual([['done', 'To Tula, Spring launch']])
  expect(named(explained, 'Made')).toEqual([['done', 'Send the launch deck to all partners']])
  expect(explained.decisions.find(({ name }) => name === 'Made')?.lines).toEqual([10])
  expect(named(explained, 'Answered')).toEqual([['done', 'A mail to amara@example.com']])
  expect(await everything()).toEqual(before)
  expect(relay.taken.length).toBe(sent)
  await world.settled()
  expect(await everything()).toEqual(before)
})

it('its understanding has blocks, clauses and how sure the judge is of each', async () => {
  const { understanding } = await explain(MAIL)
  expect(understanding.language).toBe('en')
  expect(understanding.blocks.map(({ kind }) => kind)).toEqual(['greeting', 'prose', 'prose'])
  const asked = understanding.clauses.find(({ text }) => text.includes('launch deck'))
  expect(asked).toMatchObject({ mood: 'ask', block: 1, line: 10 })
  expect(asked?.confidence).toBeGreaterThanOrEqual(understanding.gate)
  const idea = understanding.clauses.find(({ text }) => text.includes('photographer'))
  expect(idea?.marks).toContain('doubtful')
  expect(idea?.confidence).toBeLessThan(understanding.gate)
})

it('a forged, a known and a machine’s mail are told apart, and one for nobody is refused in words', async () => {
  const forged = await explain(MAIL.replace('203.0.113.24', '198.51.100.1'))
  expect(named(forged, 'Guarded')).toEqual([['stopped', 'Not proved to be from amara@example.com']])
  expect(named(forged, 'Held')).toHaveLength(1)
  expect(named(forged, 'Made')).toEqual([])
  const machine = await explain(MAIL.replace('Date:', 'Auto-Submitted: auto-replied\nDate:'))
  expect(named(machine, 'Guarded')[0]?.[1]).toBe('It is a machine’s mail, and recorded only')
  await world.receiveMail({ from: 'amara', raw: MAIL, rcptTo: [`tula@${DOMAIN}`] })
  expect(named(await explain(MAIL), 'Compared')[0]?.[0]).toBe('stopped')
  const nobody = await amara.raw('POST', '/api/server/explain-mail', {
    raw: 'From: amara@example.com\nTo: bob@example.com\nSubject: x\n\nHi',
  })
  expect(nobody.status).toBe(422)
  expect(((await nobody.json()) as { message: string }).message).toContain('None of its addresses')
  const given = await explain(
    'From: amara@example.com\nTo: bob@example.com\nSubject: x\n\nHi',
    `tula@${DOMAIN}`,
  )
  expect(named(given, 'Taken in')).toEqual([['done', `For tula@${DOMAIN}`]])
})
