// The example of the landing page: a mail, what Tula makes of it, and what two replies do to it.
// No sketch: test/front-door.journey.ts sends these very mails to Tula and compares the board.
import { firstAgent } from '../../../../crew/crew.ts'
import type { Task } from '../../../tasks/contract.ts'
import type { Sentence } from '../../../triage/screen/mark-sentences.ts'

const day = 86_400_000

/** The people of the example; example.com belongs to nobody (RFC 2606). */
export const cast = {
  priya: { name: 'Priya Raman', email: 'priya@example.com' },
  amara: { name: 'Amara Okafor', email: 'amara@example.com' },
  lucia: { name: 'Lucia Ferri', email: 'lucia@example.com' },
  jonas: { name: 'Jonas Weber', email: 'jonas@example.com' },
} as const
export type CastMember = keyof typeof cast

export const mail = {
  from: 'priya',
  to: ['amara', 'lucia', 'jonas'],
  subject: 'Spring launch: next steps',
  text: `Hello all,

here is what we agreed on the phone.

- Amara, please send the launch deck to all partners by Thursday.
- Lucia, can you confirm the caterer by next Wednesday?
- Jonas, please fix the login on the partner page as soon as possible, it blocks everybody.

Priya`,
} as const satisfies { from: CastMember; to: readonly CastMember[]; subject: string; text: string }

export const replies = [
  { from: 'jonas', text: 'The login is fixed.', after: 53 },
  { from: 'amara', text: "I've started on the launch deck.", after: 78 },
] as const satisfies readonly { from: CastMember; text: string; after: number }[]

type Made = {
  title: string
  sentence: string
  who: CastMember
  /** The mail says that it presses. */
  urgent?: boolean
  due: (sent: Date) => Date | null
  /** Where the replies leave it. */
  atLast: string
}

const made: readonly Made[] = [
  {
    title: 'Send the launch deck to all partners',
    sentence: 'Amara, please send the launch deck to all partners by Thursday.',
    who: 'amara',
    due: (sent) => nextWeekday(sent, 4),
    atLast: 'in-progress',
  },
  {
    title: 'Confirm the caterer',
    sentence: 'Lucia, can you confirm the caterer by next Wednesday?',
    who: 'lucia',
    due: (sent) => weekdayOfNextWeek(sent, 3),
    atLast: 'pending',
  },
  {
    title: 'Fix the login on the partner page',
    sentence: 'Jonas, please fix the login on the partner page as soon as possible, it blocks everybody.',
    who: 'jonas',
    urgent: true,
    due: () => null,
    atLast: 'completed',
  },
]

/** The sentences that became tasks, numbered as their cards are. */
export const sentences: readonly Sentence[] = made.map(({ sentence }, index) => ({
  number: index + 1,
  text: sentence,
}))

/** When the mail of the example was sent: at 09:12 of the viewer's present day. */
export function sentAt(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate(), 9, 12)
}

/** The board after the mail, or after the replies as well. */
export function board(sent: Date, replied: boolean): Task[] {
  return made.map((one, index) => taskOf(one, index + 1, sent, replied))
}

function taskOf(one: Made, id: number, sent: Date, replied: boolean): Task {
  const { title, sentence, who, atLast } = one
  const due = one.due(sent)
  const { name, email } = cast[who]
  const [firstName = '', lastName = ''] = name.split(' ')
  return {
    id,
    number: id,
    title,
    description: sentence,
    status: replied ? atLast : 'pending',
    priority: one.urgent ? 'high' : 'medium',
    dueDate: due?.toISOString() ?? null,
    createdAt: sent.toISOString(),
    updatedAt: sent.toISOString(),
    version: 1,
    projectId: 1,
    project: { id: 1, name: mail.subject },
    assignees: [{ id, user: { id, firstName, lastName, email, profileImageUrl: null } }],
    sourceEmail: cast[mail.from].email,
    sourceEmailSubject: mail.subject,
    evidence: {
      agent: firstAgent.type,
      by: 'rules',
      model: null,
      readOn: null,
      sentence,
      confidence: 0.94,
      mailId: 1,
      mailSubject: mail.subject,
      sender: cast[mail.from].name,
      sentAt: sent.toISOString(),
      changeSetId: null,
    },
    blockedReason: null,
    blockedBy: [],
    repeats: null,
    commentCount: 0,
  }
}

/* Days are kept as 00:00 UTC. "Thursday" is the next one, never the day of the mail itself. */
function nextWeekday(sent: Date, weekday: number): Date {
  return new Date(startOf(sent) + (((weekday - sent.getDay() + 6) % 7) + 1) * day)
}

/* "Next Wednesday" is the one of the week that begins on the coming Monday. */
function weekdayOfNextWeek(sent: Date, weekday: number): Date {
  const monday = nextWeekday(sent, 1)
  return new Date(monday.getTime() + (weekday - 1) * day)
}

function startOf(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())
}
