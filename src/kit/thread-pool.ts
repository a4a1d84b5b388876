// Calls in at most two threads of which one is always free for those that are short, whoever sends long ones.
import { OwnThread, type ThreadLimits, TookTooMuch } from './own-thread.ts'

/** Long calls of others are being run, or what is needed is away: this one is to be asked for again later. */
export class NotNow extends Error {
  /** After so long it may have its turn. */
  readonly seconds: number

  constructor(seconds: number, message = 'Other calls come first', options: ErrorOptions = {}) {
    super(message, options)
    this.name = 'NotNow'
    this.seconds = seconds
  }
}

const MOST_THREADS = 2
/** How long somebody is behind the others after a call that was long, and after one that took too much. */
const BEHIND_MS = { long: 10_000, tooMuch: 10 * 60_000 }
const LONGEST_WAIT_SECONDS = 60

export interface PoolLimits extends ThreadLimits {
  /** After which the second thread is let go. */
  idleMs: number
  /** The second thread begins where the first has a long call, and not yet where it is busy: for what is short of memory. */
  isSparing: boolean
}

interface Call {
  readonly name: string
  readonly given: unknown
  /** For whom: of each one call runs at a time. */
  readonly of: string
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

interface Busy {
  readonly thread: OwnThread
  readonly call: Call
  isLong: boolean
}

/**
 * One call at a time is long. Whose call turns out to be is behind the others for a while: theirs run alone, and only
 * when nobody else waits. A second long one is ended at once and is to be asked for again.
 */
export class ThreadPool {
  readonly #file: URL
  readonly #limits: PoolLimits
  readonly #busy = new Set<Busy>()
  readonly #idle = new Map<OwnThread, NodeJS.Timeout>()
  /** Until when. */
  readonly #behind = new Map<string, number>()
  #waiting: Call[] = []
  /** How many were sent away and are to ask again: about one of them has its turn each second. */
  #sentAway = 0

  constructor(file: URL, limits: PoolLimits) {
    this.#file = file
    this.#limits = limits
  }

  /** @throws {TookTooMuch}, {NotNow}, or what the function throws. Calls may only work something out. */
  call<T>(name: string, given: unknown, of: string): Promise<T> {
    return new Promise<unknown>((resolve, reject) => {
      this.checkTurn(of)
      this.#waiting.push({ name, given, of, resolve, reject })
      this.#next()
    }) as Promise<T>
  }

  /** @throws {NotNow} where a call for them would not be taken now. */
  checkTurn(of: string): void {
    if (this.#isBehind(of) && (this.#hasLong() || this.#waiting.length > 0)) throw this.#sendAway()
  }

  /** How many there are now. */
  get threads(): number {
    return this.#busy.size + this.#idle.size
  }

  /** What is still open is rejected. */
  async stop(): Promise<void> {
    const error = new Error('the threads were stopped')
    for (const { reject } of this.#waiting.splice(0)) reject(error)
    for (const timer of this.#idle.values()) clearTimeout(timer)
    const threads = [...this.#idle.keys(), ...[...this.#busy].map(({ thread }) => thread)]
    this.#idle.clear()
    await Promise.all(threads.map((thread) => thread.end(error)))
  }

  #next(): void {
    for (;;) {
      const running = [...this.#busy].map(({ call }) => call.of)
      const call = this.#waiting.find(({ of }) => !running.includes(of))
      const thread = call && this.#freeThread()
      if (!call || !thread) return
      this.#waiting = this.#waiting.filter((one) => one !== call)
      void this.#run({ thread, call, isLong: this.#isBehind(call.of) })
    }
  }

  #freeThread(): OwnThread | null {
    const [idle] = [...this.#idle].at(-1) ?? []
    if (!idle) return this.#mayBegin() ? new OwnThread(this.#file, this.#limits) : null
    clearTimeout(this.#idle.get(idle))
    this.#idle.delete(idle)
    return idle
  }

  #mayBegin(): boolean {
    if (this.#busy.size >= MOST_THREADS) return false
    return !this.#limits.isSparing || [...this.#busy].every(({ isLong }) => isLong)
  }

  async #run(busy: Busy): Promise<void> {
    const { thread, call } = busy
    this.#busy.add(busy)
    try {
      call.resolve(await thread.call(call.name, call.given, () => this.#isLong(busy)))
    } catch (error) {
      if (error instanceof TookTooMuch) this.#putBehind(call.of, BEHIND_MS.tooMuch)
      call.reject(error)
    }
    this.#busy.delete(busy)
    if (busy.isLong) this.#sentAway = Math.max(0, this.#sentAway - 1)
    if (!thread.isOver) this.#rest(thread)
    this.#next()
  }

  /** One thread stays, the other is let go when there is nothing to do for it. */
  #rest(thread: OwnThread): void {
    const timer = setTimeout(() => {
      if (this.threads < MOST_THREADS) return
      this.#idle.delete(thread)
      void thread.end(new Error('it was idle'))
    }, this.#limits.idleMs)
    this.#idle.set(thread, timer.unref())
  }

  #isLong(busy: Busy): void {
    const { of } = busy.call
    this.#putBehind(of, BEHIND_MS.long)
    const theirs = this.#waiting.filter((call) => call.of === of)
    this.#waiting = this.#waiting.filter((call) => call.of !== of)
    for (const { reject } of theirs) reject(this.#sendAway())
    if (busy.isLong || !this.#hasLong()) busy.isLong = true
    else void busy.thread.end(this.#sendAway())
    this.#next()
  }

  #sendAway(): NotNow {
    this.#sentAway += 1
    return new NotNow(Math.min(LONGEST_WAIT_SECONDS, 1 + this.#sentAway))
  }

  #hasLong(): boolean {
    return [...this.#busy].some(({ isLong }) => isLong)
  }

  #isBehind(of: string): boolean {
    return (this.#behind.get(of) ?? 0) > performance.now()
  }

  #putBehind(of: string, forMs: number): void {
    const now = performance.now()
    for (const [other, until] of this.#behind) if (until <= now) this.#behind.delete(other)
    this.#behind.set(of, Math.max(this.#behind.get(of) ?? 0, now + forMs))
  }
}
