// Whoever is away gets no task by a mail: who stands in for them does, where they may see the project.
import type { AgentMail } from '../../agent/agent.ts'
import type { Acting } from '../../kit/acting.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import { dayWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { type AwayPeople, awayPeople, keepDelegated, mayHearOfAbsence } from '../absence/index.ts'
import { displayName, findUsers } from '../accounts/index.ts'
import { addParticipantRows, listParticipants, type MailProject } from '../projects/index.ts'

/** Who does a task, and for whom. */
interface Delegated {
  forId: number
  /** Null where nobody stands in: the task is theirs all the same. */
  delegateId: number | null
}

export class StandIns {
  readonly #acting: Acting
  readonly #place: MailProject
  readonly #mail: AgentMail
  readonly #away: AwayPeople
  /** Those for whom a task of the mail was meant. */
  readonly #met = new Map<number, Delegated>()
  readonly #kept: { absenceId: number; taskId: number; delegateId: number; createdAt: Date }[] = []
  #people: ReadonlySet<number> | null = null

  private constructor(acting: Acting, place: MailProject, mail: AgentMail, away: AwayPeople) {
    this.#acting = acting
    this.#place = place
    this.#mail = mail
    this.#away = away
  }

  static async of(acting: Acting, place: MailProject, mail: AgentMail): Promise<StandIns> {
    return new StandIns(acting, place, mail, await awayPeople(acting.db, acting.scope, acting.at))
  }

  /** Who gets a task that the mail gives to these; those in `already` have it and keep it. */
  async instead(ids: readonly number[], already: readonly number[] = []): Promise<number[]> {
    if (this.#away.isEmpty) return [...ids]
    const given: number[] = []
    for (const id of ids)
      given.push(already.includes(id) ? id : ((await this.#delegate(id))?.delegateId ?? id))
    return [...new Set(given)]
  }

  /** Once the task is there: it says for whom the stand-in has it. */
  note(taskId: number, asked: readonly number[]): void {
    for (const id of asked) {
      const absenceId = this.#away.of(id)?.absenceId
      const delegateId = this.#met.get(id)?.delegateId
      if (absenceId === undefined || delegateId === undefined || delegateId === null) continue
      this.#kept.push({ absenceId, taskId, delegateId, createdAt: this.#acting.at })
    }
  }

  /** Who stands in takes part from now on. */
  async keep(): Promise<void> {
    const { db, scope } = this.#acting
    await keepDelegated(actingAs(db, scope), this.#kept)
    const { project, readers } = this.#place
    const joining = [...new Set(this.#kept.map(({ delegateId }) => delegateId))]
    if (joining.length === 0) return
    await addParticipantRows(db, project.id, joining)
    readers.push(...joining.filter((id) => !readers.includes(id)))
  }

  /** For the receipt: nothing to somebody from outside. */
  async notes(): Promise<string[]> {
    const { db, scope } = this.#acting
    const { language } = this.#mail
    if (this.#met.size === 0 || !mayHearOfAbsence(scope)) return []
    const met = [...this.#met.values()]
    const people = await findUsers(
      actingAs(db, scope),
      met.flatMap(({ forId, delegateId }) => [forId, ...(delegateId === null ? [] : [delegateId])]),
    )
    const names = new Map(people.map((one) => [one.id, displayName(one)]))
    const words = wordsIn(language)
    const nameOf = (id: number) => names.get(id) ?? words.somebody
    return met.map(({ forId, delegateId }) => {
      const until = dayWords(this.#away.of(forId)?.untilDay ?? '', language)
      return delegateId === null
        ? words.absence.waits(nameOf(forId), until)
        : words.absence.goesTo(nameOf(forId), until, nameOf(delegateId))
    })
  }

  /** Null for somebody who is there, and for who writes: what they ask of themselves is theirs. */
  async #delegate(id: number): Promise<Delegated | null> {
    const known = this.#met.get(id)
    if (known) return known
    if (!this.#away.of(id) || id === this.#acting.scope.userId) return null
    const found = this.#away.standInFor(id)
    const may = found && (await this.#mayTake(found.id, found.role))
    const met = { forId: id, delegateId: may ? found.id : null }
    this.#met.set(id, met)
    return met
  }

  /** The project is new with this mail, or theirs to see already; nobody gets a task of whom they have blocked. */
  async #mayTake(id: number, role: 'member' | 'manager' | 'admin'): Promise<boolean> {
    const { project } = this.#place
    if (this.#mail.blockers.has(id)) return false
    if (role !== 'member' || project.createdAt.getTime() === this.#acting.at.getTime()) return true
    this.#people ??= new Set((await listParticipants(this.#acting.db, project.id)).map((person) => person.id))
    return this.#people.has(id)
  }
}
