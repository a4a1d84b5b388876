// Runs the functions of a file in a thread of its own: what takes long, or never ends, holds up nobody here.
import { Tinypool } from 'tinypool'
import type { Answer } from './thread-side.ts'

/** A call was given up, and its thread with it. */
export class TookTooLong extends Error {
  constructor(name: string, patienceMs: number) {
    super(`${name} was not done within ${patienceMs / 1_000} seconds`)
    this.name = 'TookTooLong'
  }
}

export interface ThreadLimits {
  /** After which a call that is being run is given up. */
  patienceMs: number
  /** Memory of its values; a call that needs more fails, and the process lives on. */
  memoryMb: number
}

interface Call {
  readonly name: string
  readonly given: unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Begins with its first call, and anew after one that was given up or ended its thread. */
export class OwnThread {
  readonly #file: URL
  readonly #limits: ThreadLimits
  #pool: Tinypool
  /** In the order in which the thread runs them. */
  #open: Call[] = []
  #patience: NodeJS.Timeout | null = null

  /** `file` is JavaScript; what it exports is made by `inTurn` of thread-side.ts. */
  constructor(file: URL, limits: ThreadLimits) {
    this.#file = file
    this.#limits = limits
    this.#pool = this.#newPool()
  }

  /**
   * They run one after the other. What is given and returned is copied as by structuredClone; bytes arrive as a
   * Uint8Array. A call whose thread ended through the one before it is run again, so it may only work something out.
   * @throws {TookTooLong}, or what the function throws, as a plain Error.
   */
  call<T>(name: string, given: unknown): Promise<T> {
    return new Promise<unknown>((resolve, reject) => {
      this.#send({ name, given, resolve, reject })
    }) as Promise<T>
  }

  /** What is still open is rejected. */
  async stop(): Promise<void> {
    if (this.#patience) clearTimeout(this.#patience)
    const open = this.#open.splice(0)
    await this.#pool.destroy()
    for (const { reject } of open) reject(new Error('the thread was stopped'))
  }

  #newPool(): Tinypool {
    const pool = new Tinypool({
      filename: this.#file.href,
      minThreads: 0,
      maxThreads: 1,
      // All that is asked waits in the thread itself: it need not wait for this one between two calls.
      concurrentTasksPerWorker: 2 ** 31 - 1,
      idleTimeout: 2 ** 31 - 1,
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memoryMb },
      // Nothing that was loaded into this process for its own sake.
      execArgv: [],
    })
    // A thread that ends while it begins has no call yet: without this it would end the process.
    pool.on('error', (error) => {
      if (pool === this.#pool) this.#giveUp(error)
    })
    return pool
  }

  #send(call: Call): void {
    this.#open.push(call)
    if (this.#open.length === 1) this.#watch()
    const pool = this.#pool
    pool.run(call.given, { name: call.name }).then(
      (answer: Answer) => this.#end(call, answer),
      // The thread is gone: the first of the calls was its end. Those of a thread that was given up run again already.
      (error: unknown) => {
        if (pool === this.#pool) this.#giveUp(error)
      },
    )
  }

  #end(call: Call, answer: Answer): void {
    this.#open = this.#open.filter((one) => one !== call)
    this.#watch()
    if ('error' in answer) call.reject(answer.error)
    else call.resolve(answer.value)
  }

  /** The first call has the patience from now on. */
  #watch(): void {
    if (this.#patience) clearTimeout(this.#patience)
    const [first] = this.#open
    const { patienceMs } = this.#limits
    this.#patience = first
      ? setTimeout(() => this.#giveUp(new TookTooLong(first.name, patienceMs)), patienceMs)
      : null
  }

  #giveUp(error: unknown): void {
    const [first, ...others] = this.#open.splice(0)
    if (!first) return
    this.#pool.destroy().catch(() => {})
    this.#pool = this.#newPool()
    first.reject(error)
    for (const call of others) this.#send(call)
  }
}
