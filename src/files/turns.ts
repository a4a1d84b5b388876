// Gives turns to work that takes much memory: only so many at a time, and one person's work never takes all places.
import { AppError } from '../kit/errors.ts'

export interface TurnLimits {
  /** Of all people together. */
  readonly atOnce: number
  readonly perPerson: number
  /** How many more of one person may wait. */
  readonly waiting: number
}

interface Person {
  running: number
  readonly waiting: (() => void)[]
}

export class Turns {
  readonly #limits: TurnLimits
  /** Those with something to do; the one who got a turn last is at the end. */
  readonly #people = new Map<number, Person>()
  #running = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** @throws AppError too_many where too much of this person waits already. */
  async take<T>(userId: number, act: () => Promise<T>): Promise<T> {
    const person = this.#people.get(userId) ?? { running: 0, waiting: [] }
    this.#people.set(userId, person)
    if (person.waiting.length >= this.#limits.waiting && !this.#hasPlace(person))
      throw new AppError('too_many', 'You asked for many pages at once. Wait a moment and try again.')
    const turn = new Promise<void>((resolve) => person.waiting.push(resolve))
    this.#giveTurns()
    await turn
    try {
      return await act()
    } finally {
      person.running -= 1
      this.#running -= 1
      if (person.running === 0 && person.waiting.length === 0) this.#people.delete(userId)
      this.#giveTurns()
    }
  }

  #hasPlace({ running }: Person): boolean {
    return this.#running < this.#limits.atOnce && running < this.#limits.perPerson
  }

  #giveTurns(): void {
    for (const [userId, person] of this.#people) {
      if (!this.#hasPlace(person)) continue
      const begin = person.waiting.shift()
      if (!begin) continue
      person.running += 1
      this.#running += 1
      this.#people.delete(userId)
      this.#people.set(userId, person)
      begin()
    }
  }
}
