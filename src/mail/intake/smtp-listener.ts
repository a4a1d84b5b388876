// MAIL IN: the SMTP and LMTP listener (RFC 5321, RFC 2033). It judges recipients and acknowledges what is durable.
import type { AddressInfo } from 'node:net'
import type {
  SMTPServerAddress,
  SMTPServerDataResult,
  SMTPServerDataStream,
  SMTPServerSession,
} from 'smtp-server'
import { listenFault } from '../../config-listen.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import { RejectedMail, type Rejection, rejections } from '../rejections.ts'
import { type Accept, MAIL_BYTES } from './accept.ts'
import { ConnectionCount } from './connection-count.ts'
import { domainOf, envelopeOf, withLowerDomain } from './envelope.ts'
import { exampleTime } from './example-time.ts'
import { BytesInFlight, collect } from './mail-data.ts'
import { TrustedRelays } from './peer.ts'
import { PromptServer, refusal } from './prompt-server.ts'
import { reasonOf } from './reason.ts'

/** What is known of the sender when a recipient is judged. */
export interface RecipientSession {
  mailFrom: string
  helo: string
  peer: string
  tls: boolean
}

export type Verdict = { ok: true } | { ok: false; rejection: Rejection }

export interface IntakePorts {
  /**
   * Is this address one that takes mail, at our domain or at one that a company has proved to be its own?
   * Its domain is in lower case. When it throws (the database is away) the recipient is answered 451 and the
   * sender tries again later.
   */
  judgeRecipient: (address: string, session: RecipientSession) => Promise<Verdict>
  accept: Accept
}

export interface IntakeLimits {
  /** Bytes of one mail. */
  mailBytes: number
  recipients: number
  /** Connections of all peers, and of one. */
  connections: number
  connectionsPerPeer: number
  /** Bytes of all mails that are on their way in. */
  bytesInFlight: number
  /** Milliseconds without a byte (RFC 5321 section 4.5.3.2.7 asks for five minutes). */
  idleTimeout: number
  /** Milliseconds to a completed mail. */
  mailTimeout: number
  /** Refused recipients after which a connection is closed: it is guessing addresses. */
  refusedRecipients: number
}

export const intakeLimits: IntakeLimits = {
  mailBytes: MAIL_BYTES,
  recipients: 200,
  connections: 500,
  connectionsPerPeer: 50,
  bytesInFlight: 256 * 1024 * 1024,
  idleTimeout: 5 * 60_000,
  mailTimeout: 15 * 60_000,
  refusedRecipients: 100,
}

export interface ListenerSettings {
  host: string
  /** 0 takes a free one. */
  port: number
  protocol: 'smtp' | 'lmtp'
  tls: { cert: string; key: string }
  /** MAIL_DOMAIN; mail for any other is refused. */
  domain: string
  localMode: boolean
  trustedRelays: readonly string[]
  ports: IntakePorts
  log: Log
  clock: Clock
  limits?: Partial<IntakeLimits>
}

export interface Listener {
  readonly port: number
  /** Mails whose data is arriving are finished first, for at most some seconds. */
  close(): Promise<void>
}

const CLOSE_TIMEOUT_MS = 5_000
const RELAY_REFRESH_MS = 5 * 60_000

/** Rejects when the port cannot be taken. */
export async function startSmtpListener(settings: ListenerSettings): Promise<Listener> {
  const { log, trustedRelays } = settings
  const relays = new TrustedRelays(trustedRelays, log)
  await relays.refresh()
  const refresh = setInterval(() => void relays.refresh(), RELAY_REFRESH_MS)
  refresh.unref()
  const server = serverFor(new Intake(settings, relays), settings)
  server.on('error', (error: Error) => log.debug({ err: error }, 'a mail connection ended with an error'))
  const { host, port, protocol } = settings
  const names = { port: protocol === 'smtp' ? 'SMTP_PORT' : 'LMTP_PORT', host: 'SMTP_HOST' }
  const address = await listening(server, host, port).catch((error: unknown) => {
    clearInterval(refresh)
    throw listenFault(error, { settings: names, host, port })
  })
  log.info({ protocol, host, port: address.port }, 'listening for mail')
  return {
    port: address.port,
    async close() {
      clearInterval(refresh)
      await server.shutDown()
    },
  }
}

function serverFor(intake: Intake, { protocol, tls, domain, trustedRelays }: ListenerSettings): PromptServer {
  const { limits } = intake
  return new PromptServer({
    name: domain,
    lmtp: protocol === 'lmtp',
    key: tls.key,
    cert: tls.cert,
    size: limits.mailBytes,
    rejectOversized: true,
    maxRecipients: limits.recipients,
    maxClients: limits.connections,
    socketTimeout: limits.idleTimeout,
    mailTimeout: limits.mailTimeout,
    closeTimeout: CLOSE_TIMEOUT_MS,
    noDelay: true,
    disabledCommands: ['AUTH'],
    authOptional: true,
    // Anybody may say it then; it counts for a relay alone.
    useXForward: trustedRelays.length > 0,
    hideENHANCEDSTATUSCODES: false,
    // A look-up of each peer's name would hold up its greeting; sender checks do their own.
    disableReverseLookup: true,
    logger: false,
    onConnect: (session, done) => intake.connect(session, done),
    onRcptTo: (address, session, done) => void intake.recipient(address, session, done),
    onData: (stream, session, done) => void intake.data(stream, session, done),
    onLeave: (session) => intake.leave(session),
  })
}

function listening(server: PromptServer, host: string, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, () => {
      server.server.off('error', reject)
      resolve(server.server.address() as AddressInfo)
    })
  })
}

type Answer = string | SMTPServerDataResult[]
type Done = (error?: Error | null) => void
type Answered = (error: Error | null, answer?: Answer) => void

/** What the listener does at each step of a session. */
class Intake {
  readonly limits: IntakeLimits
  readonly #settings: ListenerSettings
  readonly #relays: TrustedRelays
  readonly #connections: ConnectionCount
  readonly #inFlight: BytesInFlight
  readonly #refused = new WeakMap<SMTPServerSession, number>()

  constructor(settings: ListenerSettings, relays: TrustedRelays) {
    this.#settings = settings
    this.#relays = relays
    this.limits = { ...intakeLimits, ...settings.limits }
    this.#connections = new ConnectionCount(this.limits.connectionsPerPeer)
    this.#inFlight = new BytesInFlight(this.limits.bytesInFlight)
  }

  connect(session: SMTPServerSession, done: Done): void {
    if (this.#connections.enter(session.remoteAddress, session.id)) done()
    else done(refusal(rejections.tooManyConnections))
  }

  leave(session: SMTPServerSession): void {
    this.#connections.leave(session.remoteAddress, session.id)
  }

  async recipient(recipient: SMTPServerAddress, session: SMTPServerSession, done: Done): Promise<void> {
    let error: Error | null
    try {
      const verdict = await this.#judge(recipient.address, session)
      error = verdict.ok ? null : this.#refuse(verdict.rejection, session)
    } catch (trouble) {
      error = this.#answerTo(trouble)
    }
    done(error)
  }

  async data(stream: SMTPServerDataStream, session: SMTPServerSession, done: Answered): Promise<void> {
    let answer: Answer | Error
    try {
      answer = await this.#take(stream, session)
    } catch (trouble) {
      answer = this.#answerTo(trouble)
    }
    if (answer instanceof Error) done(answer)
    else done(null, answer)
  }

  /** Resolves with the answer, for LMTP one a recipient (RFC 2033 section 4.2). */
  async #take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Answer> {
    const { clock, localMode, ports, protocol } = this.#settings
    const raw = await collect(stream, this.limits.mailBytes, this.#inFlight)
    const receivedAt = clock()
    const exampleAt = localMode ? exampleTime(raw, receivedAt) : null
    const facts = { protocol, localMode, relays: this.#relays, receivedAt, exampleAt }
    const envelope = envelopeOf(session, facts)
    const traceId = await ports.accept(envelope, raw, protocol)
    const answer = `Accepted as ${traceId}`
    return protocol === 'lmtp' ? envelope.rcptTo.map((recipient) => `<${recipient}> ${answer}`) : answer
  }

  /** Anything that is no refusal of ours is trouble of ours: the sender keeps the mail and tries again. */
  #answerTo(error: unknown): Error {
    if (error instanceof RejectedMail) return refusal(error.rejection)
    // A client that hangs up is no trouble of ours, and could fill the log with it.
    const isGone = error instanceof Error && 'code' in error && error.code === 'ECONNECTION'
    this.#settings.log[isGone ? 'info' : 'error']({ reason: reasonOf(error) }, 'a mail could not be taken')
    return refusal(rejections.storageTrouble)
  }

  async #judge(address: string, session: SMTPServerSession): Promise<Verdict> {
    const { domain, ports } = this.#settings
    const given = domainOf(address)
    const { mailFrom } = session.envelope
    return ports.judgeRecipient(given === null ? `${address}@${domain}` : withLowerDomain(address), {
      mailFrom: mailFrom ? mailFrom.address : '',
      helo: session.hostNameAppearsAs,
      peer: session.remoteAddress,
      tls: session.secure,
    })
  }

  #refuse(rejection: Rejection, session: SMTPServerSession): Error {
    const count = (this.#refused.get(session) ?? 0) + 1
    this.#refused.set(session, count)
    return refusal(count > this.limits.refusedRecipients ? rejections.tooManyUnknown : rejection)
  }
}
