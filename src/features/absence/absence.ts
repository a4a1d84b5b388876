// Who is away today and who stands in for them: somebody who is there, however many stand in for each other.

export interface AwayPerson {
  userId: number
  absenceId: number
  /** Its last day, 'YYYY-MM-DD'. */
  untilDay: string
  /** Null where nobody stands in. */
  delegateId: number | null
  /** In the company. */
  delegateRole: 'member' | 'manager' | 'admin' | null
}

/** Who does it in place of somebody. */
export interface StandIn {
  id: number
  role: 'member' | 'manager' | 'admin'
}

/** So many stand in for each other before nobody does. */
const MOST_STEPS = 8

/** The members of one company who are away at one moment. */
export class AwayPeople {
  readonly #byId: ReadonlyMap<number, AwayPerson>

  constructor(away: readonly AwayPerson[]) {
    this.#byId = new Map(away.map((one) => [one.userId, one]))
  }

  get isEmpty(): boolean {
    return this.#byId.size === 0
  }

  /** Null for somebody who is there. */
  of(userId: number): AwayPerson | null {
    return this.#byId.get(userId) ?? null
  }

  /** The first in the chain who is there; null where there is none, and where it leads in a circle. */
  standInFor(userId: number): StandIn | null {
    const seen = new Set([userId])
    let away = this.of(userId)
    for (let step = 0; away && step < MOST_STEPS; step += 1) {
      const { delegateId, delegateRole } = away
      if (delegateId === null || delegateRole === null || seen.has(delegateId)) return null
      const next = this.of(delegateId)
      if (!next) return { id: delegateId, role: delegateRole }
      seen.add(delegateId)
      away = next
    }
    return null
  }
}
