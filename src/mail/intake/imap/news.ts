// Wakes the reader of a mailbox when the server says that something came, or the connection is lost.

/** Something came, or the connection went, since it was last cleared. */
export class News {
  #has = false
  #wake: () => void = () => {}
  readonly tell = (): void => {
    this.#has = true
    this.#wake()
  }

  clear(): void {
    this.#has = false
  }

  /** Resolves when there is any, at once where there is already; after so many milliseconds at the latest. */
  async come(withinMs: number): Promise<void> {
    if (this.#has) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, withinMs)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#wake = () => {}
  }
}
