// The listener over real sockets: what it takes, what it refuses and in which words.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StoredEnvelope } from '../../../db/schema/mails.ts'
import { PowerCutFiles, seeded } from '../../../test/power-cut-files.ts'
import { SmtpClient } from '../../../test/smtp-client.ts'
import type { Certificate } from '../../config-files.ts'
import { createLog } from '../../kit/log.ts'
import { rejections } from '../rejections.ts'
import { acceptInto } from './accept.ts'
import { loadOrMakeCertificate } from './certificate.ts'
import { type Journal, openJournal } from './journal.ts'
import { type Listener, type ListenerSettings, startSmtpListener, type Verdict } from './smtp-listener.ts'

const log = createLog('silent')
const NOW = new Date('2026-05-04T10:00:00.000Z')
const DOMAIN = 'mailcrew.localhost'

let tls: Certificate
let disk: PowerCutFiles
let journal: Journal
let listener: Listener
let databaseIsAway: boolean

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'certificate-'))
  tls = await loadOrMakeCertificate({ dataDir, domain: DOMAIN, configured: null })
  await rm(dataDir, { recursive: true })
})

beforeEach(async () => {
  databaseIsAway = false
  disk = new PowerCutFiles(seeded(1))
  journal = await openJournal({ folder: '/journal', log, files: disk })
})

afterEach(async () => {
  await listener.close()
  await journal.close()
})

async function judgeRecipient(address: string): Promise<Verdict> {
  if (databaseIsAway) throw new Error('the database is away')
  if (address === `dina@${DOMAIN}`) return { ok: false, rejection: rejections.pausedAgent }
  if (/^(tula|polly|tula\+\d+|postmaster)@/i.test(address)) return { ok: true }
  const isOurs = address.toLowerCase().endsWith(`@${DOMAIN}`)
  return { ok: false, rejection: isOurs ? rejections.unknownAddress : rejections.relayingDenied }
}

async function start(settings: Partial<ListenerSettings> = {}): Promise<Listener> {
  const ports = { judgeRecipient, accept: acceptInto(journal) }
  const where = { host: '127.0.0.1', port: 0, protocol: 'smtp', domain: DOMAIN, localMode: false } as const
  listener = await startSmtpListener({
    ...where,
    trustedRelays: [],
    tls,
    ports,
    log,
    clock: () => NOW,
    ...settings,
  })
  return listener
}

async function taken(): Promise<{ raw: string; envelope: StoredEnvelope; source: string }[]> {
  const records = await journal.read({ mails: 100, bytes: 100_000_000 })
  return records.map(({ raw, entry }) => ({ raw: raw.toString(), ...entry }))
}

describe('a mail', () => {
  it('is in the journal with its envelope when the sender hears 250', async () => {
    await start({ localMode: true, trustedRelays: ['10.0.0.1', '127.0.0.0/8'] })
    const client = await SmtpClient.connect(listener.port)
    await client.begin(['tula@MAILCREW.localhost', 'Polly@mailcrew.localhost'])
    expect(await client.say('DATA')).toMatch(/^354 /)
    expect(await client.say('Subject: Hello\r\n\r\n..dots\r\n.')).toMatch(/^250 2\.6\.0 Accepted as [\w-]+$/)
    const [mail] = await taken()
    expect(mail?.raw).toBe('Subject: Hello\r\n\r\n.dots\r\n')
    expect(mail?.source).toBe('smtp')
    expect(mail?.envelope).toEqual({
      mailFrom: 'ann@example.com',
      rcptTo: ['tula@mailcrew.localhost', 'Polly@mailcrew.localhost'],
      helo: 'client.example.com',
      peer: '127.0.0.1',
      tls: false,
      receivedAt: NOW.toISOString(),
      local: true,
      relay: '127.0.0.0/8',
    })
    client.end()
  })

  it('comes over STARTTLS from a mail library, in UTF-8 and with a null sender', async () => {
    await start()
    const transport = createTransport({
      host: '127.0.0.1',
      port: listener.port,
      requireTLS: true,
      tls: { rejectUnauthorized: false },
    })
    const sent = await transport.sendMail({
      envelope: { from: '', to: [`tula@${DOMAIN}`] },
      from: 'Jörg <jörg@bücher.example>',
      subject: 'Grüße',
      text: 'Bitte schick die Liste.',
    })
    expect(sent.response).toMatch(/^250 2\.6\.0/)
    const [mail] = await taken()
    expect(mail?.envelope).toMatchObject({ tls: true, mailFrom: '', local: false, relay: null })
  })

  it('may be pipelined command by command, several in a row', async () => {
    await start()
    const client = await SmtpClient.connect(listener.port)
    const one = `MAIL FROM:<ann@example.com>\r\nRCPT TO:<tula@${DOMAIN}>\r\nDATA\r\n`
    client.write(`EHLO client\r\n${one}`)
    for (const code of ['250', '250', '250', '354']) expect((await client.reply()).slice(0, 3)).toBe(code)
    client.write(`Subject: 1\r\n\r\nfirst\r\n.\r\n${one}`)
    for (const code of ['250', '250', '250', '354']) expect((await client.reply()).slice(0, 3)).toBe(code)
    client.write('Subject: 2\r\n\r\nsecond\r\n.\r\nQUIT\r\n')
    for (const code of ['250', '221']) expect((await client.reply()).slice(0, 3)).toBe(code)
    expect((await taken()).map(({ raw }) => raw)).toEqual([
      'Subject: 1\r\n\r\nfirst\r\n',
      'Subject: 2\r\n\r\nsecond\r\n',
    ])
  })

  it('ends at CRLF . CRLF alone: no bare line end can smuggle a second mail in', async () => {
    await start()
    const client = await SmtpClient.connect(listener.port)
    await client.begin([`tula@${DOMAIN}`])
    await client.say('DATA')
    const smuggled = ['\n.\n', '\n.\r\n', '\r.\r', '\r\n.\n', '\r.\r\n'].map(
      (end) =>
        `text${end}MAIL FROM:<boss@example.com>\r\nRCPT TO:<tula@${DOMAIN}>\r\nDATA\r\nSubject: forged\r\n\r\n`,
    )
    client.write(`Subject: outer\r\n\r\n${smuggled.join('')}`)
    expect(await client.say('\r\n.')).toMatch(/^250 /)
    expect(await client.say('NOOP')).toMatch(/^250 /)
    const mails = await taken()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.envelope.mailFrom).toBe('ann@example.com')
    client.end()
  })

  it('is taken however broken it is', async () => {
    await start()
    const broken = [
      'no headers at all',
      'Content-Type: multipart/mixed\r\n\r\n--',
      '\u0000\u0001\r\n: x\r\n\r\n',
      '',
    ]
    const client = await SmtpClient.connect(listener.port)
    await client.say('EHLO client')
    for (const text of broken) {
      await client.say('MAIL FROM:<ann@example.com>')
      await client.say(`RCPT TO:<tula@${DOMAIN}>`)
      await client.say('DATA')
      expect(await client.say(text === '' ? '.' : `${text}\r\n.`)).toMatch(/^250 /)
    }
    expect(await taken()).toHaveLength(broken.length)
    client.end()
  })
})

describe('a recipient', () => {
  it('that nobody has is refused at RCPT in clear words, and other domains are not relayed to', async () => {
    await start()
    const client = await SmtpClient.connect(listener.port)
    const replies = await client.begin([
      `nobody@${DOMAIN}`,
      `dina@${DOMAIN}`,
      'ann@example.com',
      'postmaster',
    ])
    expect(replies[0]).toBe(`550 5.1.1 ${rejections.unknownAddress.text}`)
    expect(replies[1]).toBe(`550 5.2.1 ${rejections.pausedAgent.text}`)
    expect(replies[2]).toBe(`550 5.7.1 ${rejections.relayingDenied.text}`)
    expect(replies[3]).toMatch(/^250 2\.1\.5/)
    client.end()
  })

  it('is asked for again later while the database is away', async () => {
    await start()
    databaseIsAway = true
    const client = await SmtpClient.connect(listener.port)
    expect(await client.begin([`tula@${DOMAIN}`])).toEqual([`451 4.3.0 ${rejections.storageTrouble.text}`])
    databaseIsAway = false
    expect(await client.say(`RCPT TO:<tula@${DOMAIN}>`)).toMatch(/^250 /)
    client.end()
  })

  it('number 201 to 10,000 are put off to another mail', async () => {
    await start()
    const client = await SmtpClient.connect(listener.port)
    await client.begin([])
    const lines = Array.from({ length: 10_000 }, (_, index) => `RCPT TO:<tula+${index}@${DOMAIN}>\r\n`)
    client.write(lines.join(''))
    const replies: string[] = []
    while (replies.length < lines.length) replies.push(await client.reply())
    expect(replies.filter((reply) => reply.startsWith('250 '))).toHaveLength(200)
    expect(replies[200]).toBe(`452 4.5.3 ${rejections.tooManyRecipients.text}`)
    await client.say('DATA')
    expect(await client.say('Subject: many\r\n\r\n.')).toMatch(/^250 /)
    expect((await taken())[0]?.envelope.rcptTo).toHaveLength(200)
    client.end()
  })

  it('cannot be found by guessing without end', async () => {
    await start({ limits: { refusedRecipients: 5 } })
    const client = await SmtpClient.connect(listener.port)
    const replies = await client.begin(Array.from({ length: 6 }, (_, index) => `guess${index}@${DOMAIN}`))
    expect(replies[4]).toMatch(/^550 /)
    expect(replies[5]).toMatch(/^421 4\.7\.0/)
    expect(await client.reply()).toBe('')
  })
})

describe('a mail that is too large', () => {
  const line = `${'x'.repeat(998)}\r\n`

  it('is refused by its declared size before it is sent', async () => {
    await start()
    const client = await SmtpClient.connect(listener.port)
    expect(await client.say('EHLO client')).toContain('SIZE 26214400')
    const reply = await client.say(`MAIL FROM:<ann@example.com> SIZE=${30 * 1024 * 1024}`)
    expect(reply).toBe(`552 5.3.4 ${rejections.tooLarge.text}`)
    client.end()
  })

  it('is refused by its real 30 MB, and the connection stays usable', async () => {
    await start()
    const client = await SmtpClient.connect(listener.port)
    await client.begin([`tula@${DOMAIN}`])
    await client.say('DATA')
    client.write(Buffer.from(line.repeat(30_000)))
    expect(await client.say('.')).toBe(`552 5.3.4 ${rejections.tooLarge.text}`)
    expect(await client.say('NOOP')).toMatch(/^250 /)
    expect(await taken()).toEqual([])
    client.end()
  })

  it('for the memory of all connections together is put off', async () => {
    await start({ limits: { bytesInFlight: 50_000 } })
    const client = await SmtpClient.connect(listener.port)
    await client.begin([`tula@${DOMAIN}`])
    await client.say('DATA')
    client.write(line.repeat(100))
    expect(await client.say('.')).toBe(`452 4.3.1 ${rejections.busy.text}`)
    await client.begin([`tula@${DOMAIN}`])
    await client.say('DATA')
    expect(await client.say('Subject: small\r\n\r\n.')).toMatch(/^250 /)
    client.end()
  })
})

describe('trouble', () => {
  it('a full disk is answered with 451, and mail is taken again once there is room', async () => {
    await start()
    const client = await SmtpClient.connect(listener.port)
    await client.begin([`tula@${DOMAIN}`])
    disk.isFull = true
    await client.say('DATA')
    expect(await client.say('Subject: one\r\n\r\n.')).toBe(`451 4.3.0 ${rejections.storageTrouble.text}`)
    disk.isFull = false
    await client.begin([`tula@${DOMAIN}`])
    await client.say('DATA')
    expect(await client.say('Subject: two\r\n\r\n.')).toMatch(/^250 /)
    expect((await taken()).map(({ raw }) => raw)).toEqual(['Subject: two\r\n\r\n'])
    client.end()
  })

  it('a client that leaves in the middle of a mail leaves nothing behind', async () => {
    await start()
    const client = await SmtpClient.connect(listener.port)
    await client.begin([`tula@${DOMAIN}`])
    await client.say('DATA')
    client.write('Subject: half\r\n\r\nhalf a')
    client.end()
    const next = await SmtpClient.connect(listener.port)
    expect(await next.say('NOOP')).toMatch(/^250 /)
    expect(await taken()).toEqual([])
    next.end()
  })

  it('a peer with too many connections is told so, and others are not shut out for ever', async () => {
    await start({ limits: { connectionsPerPeer: 1 } })
    const first = await SmtpClient.connect(listener.port)
    const second = await SmtpClient.connect(listener.port)
    expect(await second.reply()).toBe('')
    expect(await first.say('QUIT')).toMatch(/^221 /)
    expect(await first.reply()).toBe('')
    const third = await SmtpClient.connect(listener.port)
    expect(await third.say('NOOP')).toMatch(/^250 /)
    third.end()
  })

  it('a client that completes no mail in time is sent away', async () => {
    await start({ limits: { mailTimeout: 50 } })
    const client = await SmtpClient.connect(listener.port)
    expect(await client.reply()).toBe(`421 4.4.2 ${rejections.tooSlow.text}`)
    expect(await client.reply()).toBe('')
  })

  it('a client that falls silent is sent away', async () => {
    await start({ limits: { idleTimeout: 50 } })
    const client = await SmtpClient.connect(listener.port)
    expect(await client.reply()).toMatch(/^421 /)
  })

  it('at the end, idle clients are told and a mail on its way is finished', async () => {
    await start()
    const idle = await SmtpClient.connect(listener.port)
    const busy = await SmtpClient.connect(listener.port)
    await busy.begin([`tula@${DOMAIN}`])
    await busy.say('DATA')
    busy.write('Subject: last\r\n')
    const closed = listener.close()
    expect(await idle.reply()).toBe(`421 4.3.2 ${rejections.shuttingDown.text}`)
    expect(await busy.say('\r\nmail\r\n.')).toMatch(/^250 /)
    busy.end()
    await closed
    expect(await taken()).toHaveLength(1)
  })
})

describe('LMTP', () => {
  it('answers for each recipient and never counts as local', async () => {
    await start({ protocol: 'lmtp', localMode: true })
    const client = await SmtpClient.connect(listener.port)
    await client.begin([`tula@${DOMAIN}`, `polly@${DOMAIN}`], 'LHLO')
    await client.say('DATA')
    expect(await client.say('Subject: two\r\n\r\n.')).toMatch(
      /^250 2\.6\.0 <tula@mailcrew\.localhost> Accepted/,
    )
    expect(await client.reply()).toMatch(/^250 2\.6\.0 <polly@mailcrew\.localhost> Accepted/)
    disk.isFull = true
    await client.begin([`tula@${DOMAIN}`, `polly@${DOMAIN}`], 'LHLO')
    await client.say('DATA')
    expect(await client.say('Subject: none\r\n\r\n.')).toMatch(/^451 4\.3\.0/)
    expect(await client.reply()).toMatch(/^451 4\.3\.0/)
    const [mail] = await taken()
    expect(mail?.envelope.local).toBe(false)
    expect(mail?.source).toBe('lmtp')
    client.end()
  })
})
