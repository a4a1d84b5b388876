// A setting that cannot be meant ends the start by its name; a secret in it is not shown.
import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld } from '../test/world.ts'
import { readServerConfig } from './config.ts'
import { databaseFault } from './config-database.ts'
import { ConfigError } from './config-fields.ts'
import { doubtsAbout } from './config-needs.ts'
import { projectRoot } from './root.ts'

const folder = mkdtempSync(join(tmpdir(), 'mailcrew-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const path = (name: string) => join(folder, name)
const SECRET = 'geheim'

beforeAll(async () => {
  for (const name of ['one', 'two']) {
    const made = await generate([{ name: 'commonName', value: 'crew.example.com' }], { keySize: 2048 })
    writeFileSync(path(`${name}.crt`), made.cert)
    writeFileSync(path(`${name}.key`), made.private)
  }
  writeFileSync(path('text.pem'), 'no key')
  const { privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(path('ed25519.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }))
  mkdirSync(path('folder'))
})

function refusalOf(environment: Record<string, string>): string {
  try {
    readServerConfig(environment)
    return 'accepted'
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

const server = 'postgres://crew@db.example.com/crew'
const relay = 'smtp://relay.example.com'
const mailbox = 'imaps://crew:secret@mail.example.com'
const owner = 'anna@example.com'

/** Each ends the start; the name that its line begins with is the first one, unless one is given. */
const wrong: [settings: Record<string, string>, name?: string][] = [
  [{ PORT: 'abc' }],
  [{ PORT: '70000' }],
  [{ PORT: '80.5' }],
  [{ SMTP_PORT: '-1' }],
  [{ LMTP_PORT: '24 ' + 'x' }],
  [{ PUBLIC_URL: 'crew.example.com' }],
  [{ PUBLIC_URL: '"https://crew.example.com"' }],
  [{ PUBLIC_URL: 'https://crew.example.com/mailcrew' }],
  [{ PUBLIC_URL: 'https://crew.example.com/?team=1' }],
  [{ TRUST_PROXY: 'yes' }],
  [{ SIGNUP: 'invite' }],
  [{ SIGNUP: 'invited' }, 'OWNER'],
  [{ SIGNUP: 'domains', OWNER: owner }, 'SIGNUP_DOMAINS'],
  [{ SIGNUP_DOMAINS: '@example.com' }],
  [{ SIGNUP_DOMAINS: 'example.com' }],
  [{ OWNER: 'anna' }],
  [{ MAIL_DOMAIN: '@example.com' }],
  [{ MAIL_DOMAIN: 'crew example.com' }],
  [{ MAIL_DOMAIN: 'gmail.com' }],
  [{ MAIL_DOMAIN: 'Outlook.com' }],
  [{ TRUSTED_RELAYS: '10.0.0.0/33' }],
  [{ TRUSTED_RELAYS: '10.0.0.1;10.0.0.2' }],
  [{ TRUSTED_RELAYS: '10.0.0' }],
  [{ SMTP_URL: `crew:${SECRET}@relay.example.com:587` }],
  [{ SMTP_URL: `smtp://crew:p@ss/${SECRET}#rd@relay.example.com` }],
  [{ SMTP_URL: `smtp://crew:p/${SECRET}@relay.example.com` }],
  [{ SMTP_URL: `smtp://crew:1?${SECRET}@relay.example.com` }],
  [{ SMTP_URL: `https://crew:${SECRET}@relay.example.com` }],
  [{ DATABASE_URL: `mysql://crew:${SECRET}@db.example.com/crew` }],
  [{ DATABASE_URL: `postgres://crew:p/${SECRET}@db.example.com/crew` }],
  [{ DATABASE_URL: `postgres://crew:1#${SECRET}@db.example.com/crew` }],
  [{ DATABASE_DIRECT_URL: server }, 'DATABASE_URL'],
  [{ IMAP_URL: 'mail.example.com' }],
  [{ IMAP_URL: `imaps://crew:p/${SECRET}@mail.example.com/INBOX` }],
  [{ IMAP_URL: `imaps://crew:1#${SECRET}@mail.example.com/INBOX` }],
  [{ IMAP_URL: mailbox, IMAP_AFTER: 'move' }, 'IMAP_AFTER'],
  [{ IMAP_TRUSTS: 'mail.example.com' }, 'IMAP_URL'],
  [{ IMAP_OAUTH_ISSUER: 'https://login.example.com', IMAP_URL: mailbox }, 'IMAP_OAUTH_CLIENT_ID'],
  [{ IMAP_OAUTH_CLIENT_ID: 'crew' }, 'IMAP_OAUTH_ISSUER'],
  [{ SECRETS_KEY: SECRET }],
  [{ MAIL_WEBHOOK_SECRET: SECRET }],
  [{ MAIL_WEBHOOK_TRUSTS: 'mx.example.com' }, 'MAIL_WEBHOOK_SECRET'],
  [{ MAIL_BUCKET: 'crew' }],
  [{ MAIL_BUCKET_AFTER: 'delete' }, 'MAIL_BUCKET'],
  [{ S3_ENDPOINT: 'https://s3.example.com' }, 'MAIL_BUCKET or STORE_BUCKET'],
  [{ STORE_BUCKET: 's3://crew', AWS_ACCESS_KEY_ID: 'id' }, 'AWS_SECRET_ACCESS_KEY'],
  [{ TLS_CERT: 'one.crt' }, 'TLS_KEY'],
  [{ TLS_CERT: 'none.crt', TLS_KEY: 'one.key' }],
  [{ TLS_CERT: 'text.pem', TLS_KEY: 'one.key' }],
  [{ TLS_KEY: 'text.pem', TLS_CERT: 'one.crt' }],
  [{ TLS_KEY: 'two.key', TLS_CERT: 'one.crt' }],
  [{ TLS_KEY: 'folder', TLS_CERT: 'one.crt' }],
  [{ DKIM_KEY: 'one.key' }, 'SMTP_URL'],
  [{ DKIM_KEY: 'none.key', SMTP_URL: relay }],
  [{ DKIM_KEY: 'text.pem', SMTP_URL: relay }],
  [{ DKIM_KEY: 'ed25519.pem', SMTP_URL: relay }],
  [{ DKIM_SELECTOR: 'crew', SMTP_URL: relay }, 'DKIM_KEY'],
  [{ AI_MODEL: 'llama3' }, 'ANTHROPIC_API_KEY or GEMINI_API_KEY or OPENAI_BASE_URL'],
  [{ GEMINI_BASE_URL: 'https://ai.example.com' }, 'GEMINI_API_KEY'],
  [{ OPENAI_API_KEY: SECRET }, 'AI_MODEL'],
  [{ OPENAI_BASE_URL: 'https://ai.example.com/v1' }, 'AI_MODEL'],
  [{ OPENAI_BASE_URL: 'ai.example.com' }],
  [{ EMBEDDING_MODEL: 'vectors' }, 'OPENAI_BASE_URL'],
  [{ AI_BUDGET: '1M' }],
  [{ MODEL_REPLAY: 'recordings', PUBLIC_URL: 'https://crew.example.com' }],
  [{ AI_BUDGET: '-5' }],
  [{ AI_MAIL_TIMEOUT: '1' }],
  [{ AI_WAIT: 'an hour' }],
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET'],
  [{ GOOGLE_ISSUER: 'http://login.example.com' }],
  [{ SERVICES: 'webb' }],
  [{ SERVICES: 'web smtp worker' }],
  [{ SERVICES: 'web' }],
  [{ SERVICES: 'smtp,web' }],
  [{ METRICS_PORT: 'on' }],
  [{ METRICS_HOST: '0.0.0.0' }, 'METRICS_PORT'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'otel.example.com:4318' }],
  [{ LOG_LEVEL: 'verbose' }],
  [{ SMTP_ULR: relay }],
  [{ OWNERR: owner }, 'accepted'],
  [{ SIGN_UP: 'invited' }],
  [{ DATABSE_URL: server }],
  [{ OPENAI_BASEURL: 'https://ai.example.com' }],
]

const isFile = /^(?:TLS|DKIM)_(?:CERT|KEY)$/
const inFolder = (settings: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, isFile.test(name) ? path(value) : value]),
  )

it.each(wrong)('%j ends the start by its name', (settings, name) => {
  const line = refusalOf(inFolder(settings))
  const named = name ?? Object.keys(settings)[0] ?? ''
  expect(line.slice(0, named.length)).toBe(named)
  expect(line).not.toContain(SECRET)
  expect(line).not.toMatch(/\n|Invalid option|expected one of/)
})

it('what is only unusual starts', () => {
  const usual: Record<string, string>[] = [
    { PUBLIC_URL: 'https://crew.example.com/' },
    { TRUST_PROXY: '1' },
    { HOST: '::1', SMTP_HOST: 'localhost' },
    { ANTHROPIC_API_KEY: '' },
    { OPENAI_API_KEY: 'sk-1', AI_MODEL: 'gpt' },
    { TRUSTED_RELAYS: '10.0.0.0/8, 2001:db8::/32, 192.0.2.7, mx.example.com' },
    { SMTP_URL: `smtps://crew:p%40ss%2Fw%23rd@relay.example.com:465/?pool=true` },
    { SMTP_URL: 'smtp://crew:p@ss@relay.example.com' },
    { DATABASE_URL: `${server}?sslmode=require`, SERVICES: 'web' },
    { SERVICES: ' web , worker ' },
    { TLS_CERT: path('one.crt'), TLS_KEY: path('one.key') },
    { DKIM_KEY: path('one.key'), SMTP_URL: relay, DKIM_SELECTOR: 'crew' },
    { IMAP_URL: 'imap://crew%40example.com:secret@mail.example.com/Team/In', IMAP_AFTER: 'move:Done' },
    { SMTP_ULR: 'of another program', SMTP_URL: '' },
    { SMTP_USER: 'crew', HOSTS: 'a', PORTS: '1', MAIL_PORT: '25' },
  ]
  expect(usual.map(refusalOf)).toEqual(usual.map(() => 'accepted'))
})

it('what may be meant is told', () => {
  const doubts = (env: Record<string, string>) =>
    doubtsAbout({ env, publicUrl: env.PUBLIC_URL ?? 'http://127.0.0.1:3000' }).map(
      (line) => line.split(' ')[0],
    )
  expect(doubts({ ANTHROPIC_BASE_URL: 'https://ai.example.com' })).toEqual(['ANTHROPIC_BASE_URL'])
  expect(doubts({ ANTHROPIC_API_KEY: 'k', OPENAI_BASE_URL: 'http://ai' })).toEqual(['OPENAI_BASE_URL'])
  expect(doubts({ ANTHROPIC_API_KEY: 'k', GEMINI_API_KEY: 'k' })).toEqual(['GEMINI_API_KEY'])
  expect(doubts({ PUBLIC_URL: 'http://crew.example.com' })).toEqual(['PUBLIC_URL'])
  for (const host of ['127.0.0.1:3000', '[::1]:3000', '10.1.2.3', 'crew', 'crew.lan', 'crew.localhost'])
    expect(doubts({ PUBLIC_URL: `http://${host}` })).toEqual([])
})

it('a database that does not answer, or refuses us, is told with its setting and without the password', () => {
  const fault = (error: Error, code: string) =>
    databaseFault(Object.assign(error, { code }), `postgres://crew:${SECRET}@db.example.com:5433/crew`)
  const refused = fault(new Error('password authentication failed for user "crew"'), '28P01')
  expect(refused).toBeInstanceOf(ConfigError)
  expect(String(refused)).toMatch(/DATABASE_URL: the database crew at db\.example\.com:5433 says: password/)
  expect(fault(new Error('database "crew" does not exist'), '3D000')).toBeInstanceOf(ConfigError)
  const away = fault(new Error('connect ECONNREFUSED 192.0.2.1:5433'), 'ECONNREFUSED')
  expect(away).not.toBeInstanceOf(ConfigError)
  expect(String(away)).toMatch(/DATABASE_URL: the database at db\.example\.com:5433 does not answer/)
  expect(String(fault(new Error('Connection terminated unexpectedly'), ''))).toContain('does not answer')
  expect(String(refused) + String(away)).not.toContain(SECRET)
})

describe('the process', () => {
  const start = (settings: Record<string, string>) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '-e', "import('./src/main.ts').then(({ main }) => main())"],
      {
        cwd: projectRoot(),
        encoding: 'utf8',
        timeout: 60_000,
        env: { PATH: process.env.PATH, DATA_DIR: path('data'), PORT: '0', SMTP_PORT: '0', ...settings },
      },
    )
    return {
      status,
      stdout,
      said: stderr
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { msg: string }),
    }
  }

  it('ends with 78 and one line for a wrong setting, before anything is opened', () => {
    const { status, stdout, said } = start({ SERVICES: 'webb' })
    expect([status, stdout]).toEqual([78, ''])
    expect(said.map(({ msg }) => msg)).toEqual([
      'SERVICES=webb is not allowed: it takes all, or some of web, smtp, worker, with commas',
    ])
  })
})

it('a port that is taken is told with its setting', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as { port: number }
  for (const name of ['PORT', 'SMTP_PORT', 'LMTP_PORT', 'METRICS_PORT'])
    await expect(startWorld({ environment: { [name]: String(port) } })).rejects.toThrow(
      `${name}=${port}: another program already listens on 127.0.0.1 port ${port}`,
    )
  await new Promise((resolve) => other.close(resolve))
})
