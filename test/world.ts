// The world of the tests: a whole running Mailcrew on real ports, and the people who write to it.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type App, type AppOptions, startApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { password, people, type Who } from '../src/seed/people.ts'
import type { ServerDatabase } from './database-server.ts'
import { copyCertificate, copyTemplate } from './embedded-template.ts'
import { freePort } from './free-port.ts'
import { type SentFilter, type SentMail, sentMails } from './outbox.ts'
import { until } from './patience.ts'
import { takeSharedDatabase } from './shared-database.ts'

export { password, people, type SentMail, type Who }

export interface TestMail {
  /** One of the people by key, or an address. */
  from: string
  to?: string | readonly string[]
  cc?: readonly string[]
  subject?: string
  text?: string
  html?: string
  inReplyTo?: string
  references?: readonly string[]
  messageId?: string
  date?: Date
  headers?: Record<string, string>
  /** Envelope recipients; To and Cc without it. */
  rcptTo?: readonly string[]
  attachments?: { filename: string; content: string | Buffer }[]
  raw?: string | Buffer
}

/** A signed-in person as the browser is one: a cookie and JSON. */
export interface Client {
  readonly cookie: string
  get<T = unknown>(path: string): Promise<T>
  send<T = unknown>(method: string, path: string, body?: unknown): Promise<T>
  raw(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
}

export interface World {
  readonly app: App
  readonly config: Config
  readonly url: string
  /** Sends through the real SMTP listener; answers the server's words. Rejects when it is refused. */
  mail(mail: TestMail): Promise<string>
  /** Sends, and waits until all deliveries of the mail are at an end. */
  receiveMail(mail: TestMail): Promise<void>
  /** Waits until no delivery is open, at most so many milliseconds. */
  settled(withinMs?: number): Promise<void>
  signUp(who: Who): Promise<Client>
  /** What a query of the world's database finds. */
  rows<Row extends object = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>
  /** Mails that Mailcrew wrote, the latest first. */
  outbox(filter?: SentFilter): Promise<SentMail[]>
  /** The reply address of the latest of these mails; throws where there is none. */
  replyTo(filter?: SentFilter): Promise<string>
  /** Looks until there is a result, for a minute at most. */
  until<T>(look: () => Promise<T | undefined>): Promise<T>
  stop(): Promise<void>
}

export interface WorldOptions extends AppOptions {
  environment?: Record<string, string>
  /** Keeps the data of an earlier world. */
  dataDir?: string
  keepData?: boolean
  /** On a server instead of the embedded one; dropped at the end. */
  database?: ServerDatabase
  /** With database files in its data folder, as in production, instead of those that all worlds of the process share. */
  ownDatabase?: boolean
}

export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'mailcrew-world-'))
  const environment: Record<string, string> = {
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    ...options.environment,
  }
  const { database } = options
  if (database) environment.DATABASE_URL = database.url
  const isOwn = options.ownDatabase || options.dataDir || options.keepData
  const isShared = !environment.DATABASE_URL && !isOwn
  if (isShared) await copyCertificate(dataDir)
  else if (!environment.DATABASE_URL && !existsSync(join(dataDir, 'pgdata'))) await copyTemplate(dataDir)
  environment.PORT ??= String(await freePort())
  environment.SMTP_PORT ??= String(await freePort())
  const config = readConfig(environment)
  const app = await startApp(config, isShared ? { ...options, db: await takeSharedDatabase() } : options)
  const url = `http://127.0.0.1:${app.ports.web}`
  const world: World = {
    app,
    config,
    url,
    mail: (mail) => sendMail(app.ports.smtp, config.mailDomain, mail),
    async receiveMail(mail) {
      await world.mail(mail)
      await world.settled()
    },
    settled: (withinMs) => settled(app, withinMs),
    signUp: (who) => signUp(url, who),
    rows: async <Row extends object>(sql: string, values?: unknown[]) =>
      (await app.db.query<Row>(sql, values)).rows,
    outbox: (filter) => sentMails(app.db, filter),
    async replyTo(filter) {
      const [latest] = await sentMails(app.db, filter)
      if (!latest?.replyTo) throw new Error(`no mail with a reply address: ${JSON.stringify(filter)}`)
      return latest.replyTo
    },
    until,
    async stop() {
      await app.stop()
      await database?.drop()
      if (!options.keepData) rmSync(dataDir, { recursive: true, force: true })
    },
  }
  return world
}

async function sendMail(port: number, domain: string, mail: TestMail): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true })
  const from = mail.from in people ? people[mail.from as Who] : { name: '', email: mail.from }
  const to = typeof mail.to === 'string' ? [mail.to] : [...(mail.to ?? [`tula@${domain}`])]
  const ours = [...to, ...(mail.cc ?? [])].map(addressOf).filter((one) => one.endsWith(`@${domain}`))
  try {
    const { response } = await transport.sendMail({
      envelope: { from: from.email, to: [...(mail.rcptTo ?? ours)] },
      ...(mail.raw
        ? { raw: mail.raw }
        : {
            from: { name: from.name, address: from.email },
            to,
            cc: [...(mail.cc ?? [])],
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            ...(mail.html ? { html: mail.html } : {}),
            ...(mail.inReplyTo ? { inReplyTo: mail.inReplyTo } : {}),
            ...(mail.references ? { references: [...mail.references] } : {}),
            ...(mail.messageId ? { messageId: mail.messageId } : {}),
            ...(mail.date ? { date: mail.date } : {}),
            ...(mail.headers ? { headers: mail.headers } : {}),
            ...(mail.attachments ? { attachments: mail.attachments } : {}),
          }),
    })
    return response
  } finally {
    transport.close()
  }
}

function addressOf(text: string): string {
  return (/<([^>]+)>/.exec(text)?.[1] ?? text).toLowerCase()
}

/** The journal is drained and no delivery waits: polled, since a delivery may be put back for later. */
async function settled(app: App, withinMs = 120_000): Promise<void> {
  const deadline = Date.now() + withinMs
  for (;;) {
    await app.sweepIntake()
    const open = await app.db.query(
      `select count(*)::int as open from deliveries where status in ('received', 'processing')`,
    )
    if (open.rows[0]?.open === 0) return
    if (Date.now() > deadline)
      throw new Error(`mails are still being processed after ${withinMs / 1000} seconds`)
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

export async function signUp(url: string, who: Who): Promise<Client> {
  const { name, email } = people[who]
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name, email, password, confirmPassword: password, timeZone: 'UTC' }),
  })
  if (answer.status !== 201) throw new Error(`sign-up of ${email}: ${answer.status} ${await answer.text()}`)
  return clientOf(
    url,
    answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  )
}

export function clientOf(url: string, cookie: string, context: Record<string, string> = {}): Client {
  const raw: Client['raw'] = (method, path, body, headers = {}) =>
    fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie,
        origin: url,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...context,
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const send: Client['send'] = async <T>(method: string, path: string, body?: unknown) => {
    const answer = await raw(method, path, body)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${answer.status}: ${text}`)
    return JSON.parse(text) as T
  }
  return { cookie, raw, send, get: (path) => send('GET', path) }
}
