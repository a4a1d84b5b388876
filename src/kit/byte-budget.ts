// Bounds how many bytes are worked on at once: what would go beyond waits until others are done.

export class ByteBudget {
  readonly #most: number
  #taken = 0
  #waiting: { bytes: number; go: () => void }[] = []

  constructor(most: number) {
    this.#most = most
  }

  /** Runs `work` when so many bytes are free, in the order of the calls; what is larger than all has all of it. */
  async spend<T>(bytes: number, work: () => Promise<T>): Promise<T> {
    const share = Math.min(bytes, this.#most)
    await new Promise<void>((go) => {
      this.#waiting.push({ bytes: share, go })
      this.#next()
    })
    try {
      return await work()
    } finally {
      this.#taken -= share
      this.#next()
    }
  }

  #next(): void {
    for (let first = this.#waiting[0]; first; first = this.#waiting[0]) {
      if (this.#taken + first.bytes > this.#most) return
      this.#taken += first.bytes
      this.#waiting.shift()
      first.go()
    }
  }
}
