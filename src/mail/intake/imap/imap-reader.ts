// MAIL IN by IMAP: takes in each mail of a mailbox that is for an agent, once, as it comes (MAIL-24).
import { setTimeout as wait } from 'node:timers/promises'
import type { ImapFlow, MailboxObject } from 'imapflow'
import type { StoredEnvelope } from '../../../../db/schema/mails.ts'
import type { Clock } from '../../../kit/clock.ts'
import type { Log } from '../../../kit/log.ts'
import { isLoopback } from '../peer.ts'
import { ENVELOPE_HEADERS, envelopeIn } from '../recipients.ts'
import { type IntakeLimits, type IntakePorts, intakeLimits } from '../smtp-listener.ts'
import { reasonOf } from './imap-error.ts'
import type { ImapMailbox } from './mailbox.ts'
import { News } from './news.ts'
import type { AccessToken } from './oauth/mailbox-consent.ts'
import type { Place, PlaceFile } from './place.ts'

export interface ImapSettings {
  mailbox: ImapMailbox
  place: PlaceFile
  /** Where the mailbox asks for one instead of a password; asked at each connection. */
  accessToken?: AccessToken | null
  ports: IntakePorts
  log: Log
  clock: Clock
  limits?: Partial<Pick<IntakeLimits, 'mailBytes' | 'recipients'>>
  /** Milliseconds after which a mailbox is looked at that has told nothing: for servers without IDLE. */
  pollMs?: number
  /** Milliseconds before the first new try after a lost connection; each further one waits twice as long. */
  pauseMs?: number
  /** Hears that the mailbox cannot be read, and why; null: it can. */
  note?: (error: string | null) => Promise<void>
}

export interface ImapReader {
  /** The mail that is being taken in is finished first. */
  close(): Promise<void>
}

const POLL_MS = 60_000
const PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 5 * 60_000

/** No UID is higher (RFC 9051 section 9, nz-number). */
const LAST_UID = 2 ** 32 - 1
/** What one answer of the server may have besides the mail. */
const SLACK_BYTES = 2 ** 20

/** On every mail that was taken in, where the server keeps flags of one's own: it is not taken in again. */
const TAKEN = '$MailcrewTaken'

/** Returns at once: a mailbox that cannot be reached is tried again, and holds up nothing else. */
export function startImapReader(settings: ImapSettings): ImapReader {
  const reader = new Reader(settings)
  const running = reader.run()
  return {
    async close() {
      reader.stop()
      await running
    },
  }
}

class Reader {
  readonly #settings: ImapSettings
  readonly #stopping = new AbortController()
  readonly #mailBytes: number
  /** The UID whose source was asked for on this connection. */
  #fetching: number | null = null
  /** UIDs for which the server sent more than it was asked for. */
  readonly #tooLarge = new Set<number>()

  constructor(settings: ImapSettings) {
    this.#settings = settings
    this.#mailBytes = { ...intakeLimits, ...settings.limits }.mailBytes
  }

  stop(): void {
    this.#stopping.abort()
  }

  async run(): Promise<void> {
    const { log, mailbox, pauseMs = PAUSE_MS } = this.#settings
    let pause = pauseMs
    while (!this.#isStopping) {
      try {
        await this.#readConnected(() => {
          pause = pauseMs
        })
      } catch (error) {
        if (this.#isStopping) break
        const why = reasonOf(error)
        log.warn({ err: error, host: mailbox.host, retryMs: pause }, `the mailbox cannot be read: ${why}`)
        await this.#settings.note?.(why)
      }
      await wait(pause, undefined, { signal: this.#stopping.signal }).catch(() => {})
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted
  }

  /** Until the connection is lost, which rejects, or the reader is stopped. `onRead`: all that was there is taken. */
  async #readConnected(onRead: () => void): Promise<void> {
    const { mailbox, accessToken, log, pollMs = POLL_MS } = this.#settings
    const { ImapFlow } = await import('imapflow')
    const client = new ImapFlow({
      host: mailbox.host,
      port: mailbox.port,
      secure: mailbox.secure,
      // A password goes over no wire in the clear; a server of this machine is reached over none.
      ...(mailbox.secure ? {} : { doSTARTTLS: !isThisMachine(mailbox.host) }),
      auth: accessToken
        ? { user: mailbox.user, accessToken: await accessToken() }
        : { user: mailbox.user, pass: mailbox.password },
      logger: false,
      maxIdleTime: pollMs,
      // A server that sends more than it was asked for loses the connection before that fills the memory.
      maxLiteralSize: this.#mailBytes + SLACK_BYTES,
    })
    const news = new News()
    client.on('exists', news.tell)
    client.on('close', news.tell)
    client.on('error', (error: Error & { code?: string }) => {
      if (error.code === 'LiteralTooLarge' && this.#fetching !== null) this.#tooLarge.add(this.#fetching)
      log.debug({ err: error }, 'an IMAP connection ended with an error')
    })
    await client.connect()
    const stop = () => news.tell()
    this.#stopping.signal.addEventListener('abort', stop)
    try {
      const opened = await client.mailboxOpen(mailbox.folder)
      await this.#forgetWrongPlace(opened)
      log.info({ host: mailbox.host, folder: mailbox.folder }, 'reading the mailbox')
      await this.#settings.note?.(null)
      while (!this.#isStopping) {
        if (!client.usable) throw new Error('the connection was lost')
        news.clear()
        await this.#takeNew(client)
        onRead()
        if (this.#isStopping) break
        // Ended by the next command; where the server knows no IDLE it asks by itself.
        void client.idle().catch(() => {})
        await news.come(pollMs)
      }
    } finally {
      this.#stopping.signal.removeEventListener('abort', stop)
      await client.logout().catch(() => client.close())
    }
  }

  async #takeNew(client: ImapFlow): Promise<void> {
    const { place } = this.#settings
    const known = await place.read()
    const uidValidity = String(client.mailbox && client.mailbox.uidValidity)
    const from = known?.uidValidity === uidValidity ? known.lastUid : null
    const found = (await client.search(this.#query(client, known, from), { uid: true })) || []
    // "7:*" is the last mail where there is none from 7 on.
    const uids = found.filter((uid) => uid > (from ?? 0)).sort((one, other) => one - other)
    for (const uid of uids) {
      if (this.#isStopping) return
      await this.#take(client, uid)
      // A command that the connection was lost in may answer as if there were nothing: it is done again.
      if (!client.usable) throw new Error('the connection was lost')
      await place.write({ uidValidity, lastUid: uid })
    }
    if (uids.length === 0 && from === null) await place.write({ uidValidity, lastUid: 0 })
  }

  /** A place that the mailbox has not reached, or cannot get past, was a lie of its server and would hide all that comes. */
  async #forgetWrongPlace({ uidValidity, uidNext }: MailboxObject): Promise<void> {
    const { place } = this.#settings
    const known = await place.read()
    if (known?.uidValidity !== String(uidValidity)) return
    const isReached = !uidNext || known.lastUid < uidNext
    if (known.lastUid >= LAST_UID || !isReached) await place.write({ uidValidity: '', lastUid: 0 })
  }

  /** At first what nobody has read; then what is new; all that bears no mark of ours where the UIDs were given anew. */
  #query(client: ImapFlow, known: Place | null, from: number | null) {
    if (from !== null) return { uid: `${from + 1}:*` }
    return known !== null && canMark(client) ? { unKeyword: TAKEN } : { seen: false }
  }

  async #take(client: ImapFlow, uid: number): Promise<void> {
    const { mailbox, ports, log, clock, limits } = this.#settings
    const mailBytes = this.#mailBytes
    const { recipients } = { ...intakeLimits, ...limits }
    const about = await client.fetchOne(String(uid), { size: true, headers: ENVELOPE_HEADERS }, { uid: true })
    // Somebody else has deleted it.
    if (!about || !about.headers) return
    const envelope = envelopeIn(about.headers, recipients)
    const session = { mailFrom: envelope.mailFrom, helo: '', peer: 'imap', tls: mailbox.secure }
    const rcptTo: string[] = []
    for (const address of envelope.recipients)
      if ((await ports.judgeRecipient(address, session)).ok) rcptTo.push(address)
    // A mailbox may be somebody's own, too: what is for no agent stays as it is, and is not even fetched.
    if (rcptTo.length === 0) return
    // What servers say of the size may be an estimate, so that what came is measured, too.
    const size = this.#tooLarge.has(uid) ? Infinity : (about.size ?? 0)
    const source = size > mailBytes ? null : await this.#fetchSource(client, uid)
    if (source === undefined) return
    if (source === null || source.length > mailBytes) {
      log.warn({ uid, size: about.size }, 'a mail in the mailbox is larger than allowed, and stays there')
      return
    }
    const stored: StoredEnvelope = {
      ...{ ...session, rcptTo, local: false, relay: mailbox.trusts },
      receivedAt: clock().toISOString(),
    }
    const traceId = await ports.accept(stored, source, 'imap')
    log.info({ traceId, uid }, 'mail taken from the mailbox')
    // Before the place is kept: a crash in between fetches the mail again, and its key keeps it from being made twice.
    await this.#leave(client, uid).catch((error: unknown) => {
      if (!client.usable) throw error
      log.warn({ err: error, traceId, uid }, 'a mail that was taken stays where it was in the mailbox')
    })
  }

  /** At most a byte more than is allowed. Undefined for a mail that is gone. */
  async #fetchSource(client: ImapFlow, uid: number): Promise<Buffer | undefined> {
    this.#fetching = uid
    const query = { source: { start: 0, maxLength: this.#mailBytes + 1 } }
    const mail = await client.fetchOne(String(uid), query, { uid: true })
    this.#fetching = null
    return mail ? mail.source : undefined
  }

  async #leave(client: ImapFlow, uid: number): Promise<void> {
    const { after } = this.#settings.mailbox
    const range = String(uid)
    if (after.do === 'delete') {
      await client.messageDelete(range, { uid: true })
      return
    }
    const flags = [...(after.do === 'keep' ? [] : ['\\Seen']), ...(canMark(client) ? [TAKEN] : [])]
    if (flags.length > 0) await client.messageFlagsAdd(range, flags, { uid: true })
    if (after.do === 'move' && !(await client.messageMove(range, after.folder, { uid: true })))
      throw new Error(`the mail could not be moved to ${after.folder}`)
  }
}

const canMark = (client: ImapFlow): boolean =>
  client.mailbox !== false && client.mailbox.permanentFlags?.has('\\*') === true

const isThisMachine = (host: string): boolean => host === 'localhost' || isLoopback(host)
