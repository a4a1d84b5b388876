// Runs the functions of a file in a thread of its own: what takes long, or never ends, holds up nobody here.
import { Tinypool } from 'tinypool'

/** A call was given up, and its thread with it. */
export class TookTooLong extends Error {
  constructor(name: string, patienceMs: number) {
    super(`${name} was not done within ${patienceMs / 1_000} seconds`)
    this.name = 'TookTooLong'
  }
}

export interface ThreadLimits {
  /** After which a call is given up. */
  patienceMs: number
  /** Memory of its values; a call that needs more fails, and the process lives on. */
  memoryMb: number
}

/** Begins with its first call, and anew after one that was given up or ended its thread. */
export class OwnThread {
  readonly #pool: Tinypool
  readonly #limits: ThreadLimits
  #last: Promise<unknown> = Promise.resolve()

  /** `file` is JavaScript and exports the functions. */
  constructor(file: URL, limits: ThreadLimits) {
    this.#limits = limits
    this.#pool = new Tinypool({
      filename: file.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 2 ** 31 - 1,
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    })
  }

  /**
   * One after the other, so that only the call itself is given up with its thread. What is given and returned is
   * copied as by structuredClone; bytes arrive as a Uint8Array.
   * @throws {TookTooLong}, or what the function throws, as a plain Error.
   */
  call<T>(name: string, given: unknown): Promise<T> {
    const turn = this.#last.then(() => this.#run<T>(name, given))
    this.#last = turn.catch(() => {})
    return turn
  }

  async #run<T>(name: string, given: unknown): Promise<T> {
    const signal = AbortSignal.timeout(this.#limits.patienceMs)
    try {
      return (await this.#pool.run(given, { name, signal })) as T
    } catch (error) {
      throw signal.aborted ? new TookTooLong(name, this.#limits.patienceMs) : error
    }
  }

  stop(): Promise<void> {
    return this.#pool.destroy()
  }
}
