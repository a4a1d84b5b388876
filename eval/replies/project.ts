// The project that a labelled reply answers: set up by its base mail, as read or as a careful person wrote it down.
import type { MailPerson } from '../../src/agent/agent.ts'
import type { BriefTask } from '../../src/features/tasks/index.ts'
import { daysOf } from '../../src/language/candidates/days.ts'
import { deadlineOf } from '../../src/language/slots/due.ts'
import type { BaseProject } from '../mails/cases.ts'
import { deliver } from '../mails/deliver.ts'
import { rawMail } from '../mails/raw-mail.ts'

export interface Project {
  base: BaseProject
  people: MailPerson[]
  tasks: BriefTask[]
}

const TULA = 'tula@mailcrew.localhost'
const DATE = 'Fri, 20 Nov 2026 10:00:00 +0100'

/** `asGiven` leaves out what the reading of the base mail gets wrong, to measure the reading of replies alone. */
export async function projectOf(base: BaseProject, asGiven: boolean): Promise<Project> {
  const text = base.lines.map((line, index) => `${index + 1}. ${line}`).join('\n')
  const { from, to, cc, subject } = base
  const { direct } = await deliver(await rawMail({ from, to, cc: [...cc, TULA], subject, date: DATE, text }))
  const people = [from, ...to, ...cc].map((written, index) => personOf(written, index + 1))
  const given = asGiven
    ? (base.tasks ?? base.lines.map((line) => ({ k: '', ...taskOfLine(line) })))
    : undefined
  const tasks = given
    ? given.map(({ title, assignee, due }) => ({
        title,
        assignees: addressesOf(assignee, people),
        dueDate: due,
      }))
    : direct
  return {
    base,
    people,
    tasks: tasks.map(({ title, assignees, dueDate }, index) => ({
      ...{ id: index + 1, number: index + 1, title, status: 'pending', assignees, repeats: false, dueDate },
    })),
  }
}

/** "Malte Friese <malte@verein.example>" */
function personOf(written: string, userId: number): MailPerson {
  const email = /<([^>]+)>/.exec(written)?.[1] ?? written
  return { userId, email: email.toLowerCase(), name: written.replace(/\s*<.*/, '') || null }
}

/** "Malte: Hallenboden abkleben bis Freitag, 27. November": the form of all base lines. */
function taskOfLine(line: string): { title: string; assignee: string | null; due: string | null } {
  const colon = line.indexOf(':')
  const words = line.slice(colon + 1).trim()
  const due = deadlineOf(daysOf(words, { at: new Date(DATE), zone: '+01:00', dayFirst: true }))
  const title = due ? `${words.slice(0, due.start)}${words.slice(due.end)}`.trim() : words
  return { title, assignee: colon < 0 ? null : line.slice(0, colon).trim(), due: due?.day ?? null }
}

export function addressesOf(name: string | null, people: readonly MailPerson[]): string[] {
  if (name === null) return []
  const found = people.find((person) => namesOf(person).includes(name.toLowerCase()))
  return found ? [found.email] : []
}

export function namesOf({ name, email }: MailPerson): string[] {
  const full = (name ?? '').toLowerCase()
  return [full, email, ...full.split(/[\s,.]+/), ...(email.split('@')[0] ?? '').split(/[._-]/)].filter(
    Boolean,
  )
}

/** The number of the task that a label means; null where the base mail was not read so. */
export function taskOf(key: string, { tasks }: Project): BriefTask | null {
  return tasks.find(({ title }) => title.toLowerCase().includes(key.toLowerCase())) ?? null
}
