// What mails say of people who are away, in English; every other language has the same words.
import { formsOf } from '../forms.ts'

const { count, and } = formsOf('en-GB')

export const absenceEn = {
  /** In a receipt to a colleague. */
  isAway: (name: string, day: string) => `${name} is away until ${day}.`,
  goesTo: (name: string, day: string, standIn: string) =>
    `${name} is away until ${day}: ${standIn} has it meanwhile.`,
  waits: (name: string, day: string) =>
    `${name} is away until ${day}, and nobody stands in who may see this project: it waits.`,
  asks: {
    allTasks: 'While you are away, that counts for all of your tasks, not for some mails.',
    until: 'Until which day are you away?',
    standIn: 'Who gets your tasks meanwhile?',
    company: 'Somebody can stand in for you in a company, and you are in none here.',
    colleague: (name: string) => `There is no colleague who is called “${name}”. Who stands in for you?`,
  },
  press: {
    away: (name: string | null) =>
      `${name ? `${name} gets what mails would give to you` : 'Nobody stands in'}, and what would remind you waits. Press Apply to set it.`,
    back: 'You get your tasks and reminders again. Press Apply to end the absence.',
  },
  line: 'While you were away',
  subject: (parts: readonly string[]) => `Welcome back: ${parts.join(', ')}`,
  intro: (from: string, until: string) => `What happened from ${from} to ${until}.`,
  counts: {
    delegated: (tasks: number) => count(tasks, '# task went to others', '# tasks went to others'),
    waiting: (tasks: number) => count(tasks, '# task waits for you', '# tasks wait for you'),
    polls: (polls: number) => count(polls, '# poll ended', '# polls ended'),
    mentions: (mentions: number) => count(mentions, '# mention', '# mentions'),
  },
  headings: {
    delegated: 'Went to others meanwhile',
    waiting: 'Waits for you',
    polls: 'Polls that ended',
    mentions: 'Where you were mentioned',
  },
  has: (names: readonly string[]) => `with ${and(names)}`,
  takeBack: 'Take the open ones back',
  open: 'See what waits',
  footer: 'Sent once, because your absence is over.',
}
export type AbsenceWords = typeof absenceEn
