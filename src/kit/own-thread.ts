// Runs functions of a file in a thread of its own, one at a time: what takes long, or never ends, holds up nobody here.
import { Tinypool } from 'tinypool'
import type { Answer } from './thread-side.ts'
import { callsBegun, newThreadSigns, threadTime } from './thread-time.ts'

/** A call was ended for the time or memory that it took, and its thread with it: it would take as much again. */
export class TookTooMuch extends Error {
  constructor(name: string, of: string) {
    super(`${name} took too much ${of}`)
    this.name = 'TookTooMuch'
  }
}

export interface ThreadLimits {
  /** Processor time of a call; with more it is ended. */
  budgetMs: number
  /** Time after which a call is ended that uses no processor; long, since on a busy machine every call waits. */
  patienceMs: number
  /** Memory of its values; a call that needs more is ended, and the process lives on. */
  memoryMb: number
  /** Processor time of an ordinary call. */
  shortMs: number
}

interface Running {
  readonly name: string
  readonly since: number
  /** The thread's time when the call began; null until it has. */
  began: number | null
  /** Told once, when it is no short call any more. */
  onLong: (() => void) | null
  readonly reject: (error: unknown) => void
}

/** How often it is looked what the running call has taken. */
const LOOK_MS = 25

/** Begins with its first call, and is over with one that was ended. */
export class OwnThread {
  readonly #limits: ThreadLimits
  readonly #signs = newThreadSigns()
  readonly #pool: Tinypool
  #begunBefore = 0
  #running: Running | null = null
  #isOver = false

  /** `file` is JavaScript; what it exports is made by `callable` of thread-side.ts. */
  constructor(file: URL, limits: ThreadLimits) {
    this.#limits = limits
    this.#pool = new Tinypool({
      filename: file.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 2 ** 31 - 1,
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
      workerData: this.#signs,
      // Nothing that was loaded into this process for its own sake.
      execArgv: [],
    })
    // A thread that ends while it begins has no call yet: without this it would end the process.
    this.#pool.on('error', (error) => void this.end(error))
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /**
   * One call at a time. What is given and returned is copied as by structuredClone; bytes arrive as a Uint8Array.
   * @throws {TookTooMuch}, or what the function throws, as a plain Error.
   */
  async call(name: string, given: unknown, onLong: () => void): Promise<unknown> {
    this.#begunBefore = callsBegun(this.#signs)
    const watch = setInterval(() => this.#look(), LOOK_MS)
    try {
      const answer = await new Promise<Answer>((resolve, reject) => {
        this.#running = { name, since: performance.now(), began: null, onLong, reject }
        this.#pool.run(given, { name }).then(resolve, (error: unknown) => void this.end(error))
      })
      if ('error' in answer) throw answer.error
      return answer.value
    } finally {
      clearInterval(watch)
      this.#running = null
    }
  }

  /** Ends the thread; the running call rejects with the error. */
  async end(error: unknown): Promise<void> {
    if (this.#isOver) return
    this.#isOver = true
    const running = this.#running
    running?.reject(isOutOfMemory(error) ? new TookTooMuch(running.name, 'memory') : error)
    await this.#pool.destroy()
  }

  #look(): void {
    const running = this.#running
    if (!running) return
    const { budgetMs, patienceMs, shortMs } = this.#limits
    if (performance.now() - running.since > patienceMs)
      return void this.end(new TookTooMuch(running.name, 'time'))
    if (callsBegun(this.#signs) === this.#begunBefore) return
    const time = threadTime(this.#signs)
    running.began ??= time
    const used = time - running.began
    if (used > budgetMs) return void this.end(new TookTooMuch(running.name, 'processor time'))
    if (used <= shortMs || !running.onLong) return
    const { onLong } = running
    running.onLong = null
    onLong()
  }
}

const isOutOfMemory = (error: unknown) => (error as { code?: string })?.code === 'ERR_WORKER_OUT_OF_MEMORY'
