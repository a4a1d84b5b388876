// A mailbox that takes no password: its owner agrees once in a browser, and a real Dovecot takes the provider's tokens.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../../../test/database.ts'
import { type Dovecot, startDovecot } from '../../../../../test/dovecot.ts'
import { type MailboxProvider, startMailboxProvider } from '../../../../../test/mailbox-provider.ts'
import { type Config, readConfig } from '../../../../config.ts'
import { systemClock } from '../../../../kit/clock.ts'
import type { Database } from '../../../../kit/db/database.ts'
import { mintSystemScope } from '../../../../kit/scope.ts'
import { seal, unseal } from '../../../../kit/sealed-text.ts'
import { type Intake, openIntake } from '../../intake.ts'
import { askConsent } from './mailbox-consent.ts'
import { refreshTokenFile } from './refresh-token-file.ts'

const TULA = 'tula@mailcrew.localhost'
const KEY = 'a key of thirty-two characters or so'

let db: Database
let provider: MailboxProvider
let dovecot: Dovecot
let dataDir: string
let config: Config
const logged: string[] = []

beforeAll(async () => {
  db = await openTestDatabase()
  provider = await startMailboxProvider()
  dovecot = await startDovecot(provider.introspectionUrl)
  dataDir = await mkdtemp(join(tmpdir(), 'oauth-'))
  const url = new URL(dovecot.newMailbox())
  url.password = ''
  provider.user = dovecot.user
  config = readConfig({
    ...{ DATA_DIR: dataDir, SMTP_PORT: '0', IMAP_URL: url.href, SECRETS_KEY: KEY },
    ...{ IMAP_OAUTH_ISSUER: provider.issuer, IMAP_OAUTH_CLIENT_ID: 'mailcrew' },
  })
})
afterAll(async () => {
  dovecot.remove()
  await provider.close()
  await db.close()
  await rm(dataDir, { recursive: true, force: true })
})

function open(): Promise<Intake> {
  return openIntake({
    config,
    db,
    scope: mintSystemScope('oauth'),
    log: pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) }),
    clock: systemClock,
    judgeRecipient: async () => ({ ok: true }),
    enqueueDeliveries: async () => {},
    imapPace: { pollMs: 30_000, pauseMs: 50 },
  })
}

const mail = (subject: string) =>
  `From: Ann <ann@example.com>\nTo: ${TULA}\nSubject: ${subject}\nMessage-ID: <${subject}@example.com>\n\nPlease send the deck.\n`

async function comes(intake: Intake, subject: string): Promise<void> {
  const count = async () => {
    await intake.sweep()
    return (await db.query('select id from mails where subject = $1', [subject])).rows.length
  }
  await expect.poll(count, { timeout: 20_000 }).toBe(1)
}

function tokenFile() {
  const { imap } = config
  if (!imap?.oauth) throw new Error('the settings name no provider')
  return { client: imap.oauth, user: imap.user, tokens: refreshTokenFile(dataDir, imap, imap.oauth.key) }
}

it('without the owner’s word the mailbox waits; with it mails are taken, and the word outlives expired and changed tokens', async () => {
  await dovecot.deliver(mail('waiting'))
  const intake = await open()
  await expect.poll(() => logged.join()).toContain('run mailcrew mailbox')

  const { client, user, tokens } = tokenFile()
  const consent = await askConsent(client, tokens, { redirectUri: 'http://127.0.0.1:9', user })
  const browser = await fetch(consent.url, { redirect: 'manual' })
  await consent.finish(new URL(browser.headers.get('location') ?? ''))
  const [asked] = provider.asked
  expect(asked?.get('login_hint')).toBe(user)
  expect(asked?.get('code_challenge_method')).toBe('S256')
  await comes(intake, 'waiting')

  // The hour of the access token is over when the connection is lost; the refresh token, given anew each time, serves.
  provider.expire()
  dovecot.stop()
  dovecot.start()
  await dovecot.deliver(mail('later'))
  await intake.close()
  const restarted = await open()
  await comes(restarted, 'later')
  await restarted.close()

  const [name = ''] = (await readdir(join(dataDir, 'imap'))).filter((one) => one.endsWith('.token'))
  const onDisk = await readFile(join(dataDir, 'imap', name), 'utf8')
  const held = await tokens.read()
  expect(held).toMatch(/^[\w-]{36}$/)
  expect(onDisk).not.toContain(held)
  const used = provider.asked.map((one) => one.get('refresh_token')).filter((one) => one !== null)
  expect(used.length).toBeGreaterThan(1)
  expect(new Set(used).size).toBe(used.length)
  for (const token of [...used, held]) expect(logged.join()).not.toContain(token)
})

it('when the owner takes the word back the mailbox waits, and an answer that was not asked for is none', async () => {
  provider.revoke()
  logged.length = 0
  await dovecot.deliver(mail('revoked'))
  const intake = await open()
  await expect.poll(() => logged.join()).toContain('the mailbox cannot be read')
  await intake.close()
  expect((await db.query(`select id from mails where subject = 'revoked'`)).rows).toEqual([])
  const { client, user, tokens } = tokenFile()
  const consent = await askConsent(client, tokens, { redirectUri: 'http://127.0.0.1:9', user })
  await expect(consent.finish(new URL('http://127.0.0.1:9/?code=1&state=guessed'))).rejects.toThrow(
    /response/,
  )
})

it('a sealed text is read with its key and for its purpose alone, and shows every change', () => {
  const sealed = seal('the token', KEY, 'one')
  expect(seal('the token', KEY, 'one')).not.toBe(sealed)
  expect(unseal(sealed, KEY, 'one')).toBe('the token')
  expect(unseal(sealed, `${KEY}!`, 'one')).toBeNull()
  expect(unseal(sealed, KEY, 'two')).toBeNull()
  const changed = Buffer.from(sealed, 'base64url')
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(unseal(changed.toString('base64url'), KEY, 'one')).toBeNull()
  expect(unseal('', KEY, 'one')).toBeNull()
})

it('the settings name a client and a key together, and each provider its scope', () => {
  const url = { IMAP_URL: 'imaps://ann%40example.com@imap.gmail.com' }
  const client = { ...url, IMAP_OAUTH_ISSUER: 'https://accounts.google.com', IMAP_OAUTH_CLIENT_ID: 'id' }
  expect(() => readConfig(client)).toThrow('SECRETS_KEY')
  expect(() => readConfig({ ...client, SECRETS_KEY: 'short' })).toThrow(/^SECRETS_KEY=… /)
  const keyed = { ...client, SECRETS_KEY: KEY }
  expect(readConfig(keyed).imap?.oauth?.scope).toBe('https://mail.google.com/')
  const tenant = 'https://login.microsoftonline.com/0b0a0000-0000-0000-0000-000000000000/v2.0'
  expect(readConfig({ ...keyed, IMAP_OAUTH_ISSUER: tenant }).imap?.oauth?.scope).toContain(
    'IMAP.AccessAsUser.All',
  )
  expect(() => readConfig({ ...keyed, IMAP_URL: 'imaps://ann:pass@imap.gmail.com' })).toThrow('IMAP_URL')
  expect(() => readConfig({ ...keyed, IMAP_OAUTH_ISSUER: 'http://accounts.example.com' })).toThrow('https://')
})
