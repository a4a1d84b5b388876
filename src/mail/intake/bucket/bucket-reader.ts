// MAIL IN from a bucket: takes in each raw mail that another server puts there for an agent, once (MAIL-24).
import { setTimeout as wait } from 'node:timers/promises'
import type { StoredEnvelope } from '../../../../db/schema/mails.ts'
import {
  type Bucket,
  type BucketFolder,
  type BucketServer,
  type ListedObject,
  openBucket,
} from '../../../kit/bucket.ts'
import type { Clock } from '../../../kit/clock.ts'
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'
import type { Log } from '../../../kit/log.ts'
import { bodyStart } from '../../top-headers.ts'
import { MailTooLarge } from '../accept.ts'
import { envelopeIn } from '../recipients.ts'
import { type IntakeLimits, type IntakePorts, intakeLimits } from '../smtp-listener.ts'
import { findSeen, forgetGone, forgetSeen, keepSeen, type SeenObject } from './bucket-object-store.ts'

/** Which bucket is read, and what happens to a mail there once it is taken in. */
export interface MailBucket {
  server: BucketServer
  folder: BucketFolder
  after: { do: 'mark' } | { do: 'keep' } | { do: 'delete' } | { do: 'move'; folder: string }
  /** The name in Authentication-Results of the server that puts mails there; null: its verdict counts for nothing. */
  trusts: string | null
}

export interface BucketReaderSettings {
  bucket: MailBucket
  db: SystemDatabase
  ports: IntakePorts
  log: Log
  clock: Clock
  limits?: Partial<Pick<IntakeLimits, 'mailBytes' | 'recipients'>>
  /** Milliseconds between two looks. */
  pollMs?: number
}

export interface BucketReader {
  /** Looks now; resolves once all that is there was looked at, or the bucket turned out to be away. */
  check(): Promise<void>
  /** The mail that is being taken in is finished first. */
  close(): Promise<void>
}

const POLL_MS = 30_000
const LONGEST_PAUSE_MS = 5 * 60_000
const MOST_FAILURES = 5
/** What somebody took out of the bucket is forgotten so often. */
const CLEAR_EVERY_MS = 60 * 60_000

/** The tag on every object that was taken in, for people and for a database that has forgotten it. */
const TAKEN = { tag: 'mailcrew', value: 'taken' }

/** Returns at once: a bucket that cannot be reached is tried again, and holds up nothing else. */
export function startBucketReader(settings: BucketReaderSettings): BucketReader {
  const reader = new Reader(settings)
  const running = reader.run()
  return {
    check: async () => void (await reader.check()),
    async close() {
      await reader.stop()
      await running
    },
  }
}

class Reader {
  readonly #settings: BucketReaderSettings
  readonly #bucket: Bucket
  readonly #place: string
  readonly #stopping = new AbortController()
  #looking: Promise<boolean> = Promise.resolve(true)
  #clearedAt = 0

  constructor(settings: BucketReaderSettings) {
    const { server, folder } = settings.bucket
    this.#settings = settings
    this.#bucket = openBucket(server, folder)
    this.#place = `${server.endpoint ?? server.region} ${folder.bucket}/${folder.prefix}`
  }

  async run(): Promise<void> {
    const { pollMs = POLL_MS } = this.#settings
    let pause = pollMs
    while (!this.#isStopping) {
      const isReached = await this.check()
      pause = isReached ? pollMs : Math.min(pause * 2, LONGEST_PAUSE_MS)
      await wait(pause, undefined, { signal: this.#stopping.signal }).catch(() => {})
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#looking
    await this.#bucket.close()
  }

  /** One look after the other; false where the bucket, or the database, is away. */
  check(): Promise<boolean> {
    const look = async () => {
      try {
        await this.#lookAtAll()
        return true
      } catch (error) {
        this.#settings.log.warn({ err: error, bucket: this.#place }, 'the bucket cannot be read')
        return false
      }
    }
    this.#looking = this.#looking.then(look)
    return this.#looking
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted
  }

  async #lookAtAll(): Promise<void> {
    const { db, bucket } = this.#settings
    const moved = bucket.after.do === 'move' ? bucket.after.folder : null
    const failures: unknown[] = []
    const isClearing = this.#settings.clock().getTime() - this.#clearedAt >= CLEAR_EVERY_MS
    let behind: string | null = null
    for await (const page of this.#bucket.list()) {
      const last: string | null = page.at(-1)?.name ?? null
      if (isClearing && last !== null) {
        const names = page.map(({ name }) => name)
        await forgetGone(db, this.#place, { behind, upTo: last, names })
        behind = last
      }
      const objects = page.filter(({ name }) => !name.endsWith('/') && !(moved && name.startsWith(moved)))
      const seen = await findSeen(
        db,
        this.#place,
        objects.map(({ name }) => name),
      )
      for (const object of objects) {
        if (this.#isStopping) return
        await this.#look(object, seen.get(object.name) ?? null).catch((error: unknown) => {
          failures.push(error)
          // One that cannot be read holds up no other; when several cannot, something is away.
          if (failures.length === MOST_FAILURES) throw error
        })
      }
    }
    if (isClearing) {
      await forgetGone(db, this.#place, { behind, upTo: null, names: [] })
      this.#clearedAt = this.#settings.clock().getTime()
    }
    if (failures.length > 0) throw failures[0]
  }

  async #look(object: ListedObject, before: SeenObject | null): Promise<void> {
    const isKnown = before?.version === object.version
    if (isKnown && (before.isDone || !before.isTaken)) return
    const { name, version } = object
    const isMarked = before === null && (await this.#wasMarked(name))
    const isTaken = isKnown || isMarked || (await this.#take(object))
    // Before it is marked or goes: where that is not allowed it is not read again and again.
    if (!isKnown) await keepSeen(this.#settings.db, this.#place, { name, version, isTaken, isDone: false })
    if (isTaken) await this.#leave(name, version)
  }

  async #wasMarked(name: string): Promise<boolean> {
    if (this.#settings.bucket.after.do !== 'mark') return false
    return (await this.#bucket.tags(name)).get(TAKEN.tag) === TAKEN.value
  }

  /** False for what is for no agent, too large, or gone: it stays as it is. */
  async #take({ name, size }: ListedObject): Promise<boolean> {
    const { bucket, ports, log, clock, limits } = this.#settings
    const { mailBytes, recipients } = { ...intakeLimits, ...limits }
    if (size > mailBytes) {
      log.warn({ name, size }, 'a mail in the bucket is larger than allowed, and stays there')
      return false
    }
    const raw = await this.#bucket.get(name)
    if (!raw) return false
    const head = envelopeIn(raw.subarray(0, bodyStart(raw)), recipients)
    const session = { mailFrom: head.mailFrom, helo: '', peer: 'bucket', tls: true }
    const rcptTo: string[] = []
    for (const address of head.recipients)
      if ((await ports.judgeRecipient(address, session)).ok) rcptTo.push(address)
    if (rcptTo.length === 0) return false
    const envelope: StoredEnvelope = {
      ...{ ...session, rcptTo, local: false, relay: bucket.trusts },
      receivedAt: clock().toISOString(),
    }
    try {
      const traceId = await ports.accept(envelope, raw, 'bucket')
      log.info({ traceId, name }, 'mail taken from the bucket')
      return true
    } catch (error) {
      if (!(error instanceof MailTooLarge)) throw error
      log.warn({ name, size: raw.length }, 'a mail in the bucket is larger than allowed, and stays there')
      return false
    }
  }

  async #leave(name: string, version: string): Promise<void> {
    const { bucket, db } = this.#settings
    const { after } = bucket
    if (after.do === 'mark') await this.#bucket.setTag(name, TAKEN.tag, TAKEN.value)
    if (after.do === 'delete') await this.#bucket.remove(name)
    if (after.do === 'move') await this.#bucket.move(name, `${after.folder}${name}`)
    if (after.do === 'mark' || after.do === 'keep')
      await keepSeen(db, this.#place, { name, version, isTaken: true, isDone: true })
    else await forgetSeen(db, this.#place, name)
  }
}
