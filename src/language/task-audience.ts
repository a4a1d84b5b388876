// Keeps whom a mail speaks to while it is read: greeted at its top, named over a list, or called by name.
import { greeted } from './addressee.ts'
import type { Clause } from './clause.ts'
import type { Person } from './people.ts'
import type { ReadTasksInput } from './task-reading.ts'

export class Audience {
  /** All who may be named: author and recipients. */
  readonly everyone: readonly Person[]
  private readonly author: Person
  private readonly recipients: readonly Person[]
  private greetedPeople: Person[] = []
  private calledPeople: readonly Person[] = []
  private listedPeople: readonly Person[] = []

  constructor({ author, to, cc }: Pick<ReadTasksInput, 'author' | 'to' | 'cc'>) {
    this.author = author
    this.everyone = [author, ...to, ...cc]
    this.recipients = this.withoutAuthor(to)
  }

  /** "Bob," on a line of its own. */
  isCall(line: string): boolean {
    return /^[\p{L}\p{M} .&'’-]{2,60}[,!]$/u.test(line) && greeted(line, this.everyone).length > 0
  }

  greet(line: string): void {
    this.greetedPeople = this.withoutAuthor(greeted(line, this.everyone))
  }

  /** Until the next paragraph. */
  call(people: readonly Person[]): void {
    this.calledPeople = people
  }

  /** Named over a list, for its items; none when it has ended. */
  list(people: readonly Person[]): void {
    this.listedPeople = people
  }

  /** Addresses: the person named, else for a promise the writer, else whoever is spoken to, else the To line. */
  assigneesOf(clause: Clause, named: readonly Person[]): string[] {
    const people = Array.isArray(clause.actor)
      ? clause.actor
      : clause.actor === 'writer' && clause.act === 'commitment'
        ? [this.author]
        : this.readers(named)
    return [...new Set(people.map((person) => person.email.toLowerCase()))]
  }

  /** Null when several are spoken to, or nobody. */
  onlyReader(): Person | null {
    const readers = this.readers([])
    return readers.length === 1 ? (readers[0] ?? null) : null
  }

  private readers(named: readonly Person[]): readonly Person[] {
    const first = [named, this.listedPeople, this.calledPeople, this.greetedPeople].find(
      (people) => people.length > 0,
    )
    return first ?? this.recipients
  }

  private withoutAuthor(people: readonly Person[]): Person[] {
    return people.filter((person) => person.email !== this.author.email)
  }
}
