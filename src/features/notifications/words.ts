// The words of a notification, made of its type and payload when it is read (NOTIF-11 to NOTIF-13).
import { z } from 'zod'
import { countedWords, type NounOf } from '../../agent/counted.ts'
import { tallies } from '../../routing/contract.ts'
import type { NotificationType } from './contract.ts'
import { firstCharacters } from './first-characters.ts'

const count = z.number().int().min(0).catch(0)
const subject = z
  .string()
  .catch('')
  .transform((text) => firstCharacters(text.trim() || '(no subject)'))

const address = z.string().catch('its reader')

/** "1 task", "3 tasks", "2 tasks and 1 poll"; lines of an earlier version know tasks alone. */
function recordsOf(made: unknown, tasks: unknown, nounOf: NounOf): string {
  const known = tallies.safeParse(made)
  return countedWords(known.success ? known.data : [{ kind: 'task', count: count.parse(tasks) }], nounOf)
}

interface Words {
  title: string
  description: string
}

/** "Created N tasks from" (NOTIF-11) and "Updated N tasks" (NOTIF-12) are exact texts; N is a numeral, of 1 the noun is singular. */
const texts: Record<
  NotificationType,
  (payload: Record<string, unknown>, actor: string | null, nounOf: NounOf) => Words
> = {
  email_processed(payload, _actor, nounOf) {
    const made = recordsOf(payload.made, payload.tasksCreated, nounOf)
    return {
      title: 'New Email Processed',
      description: `Created ${made} from ${subject.parse(payload.subject)}`,
    }
  },
  reply_processed: (payload, _actor, nounOf) => ({
    title: 'Reply Processed',
    description: `Updated ${recordsOf(payload.changed, payload.tasksUpdated, nounOf)} from your reply`,
  }),
  email_failed: (payload) => ({
    title: 'Email Processing Failed',
    description: `Failed to process email ${subject.parse(payload.subject)}`,
  }),
  task_assigned(payload, actor) {
    const tasks = count.parse(payload.count)
    const what = tasks > 1 ? `${tasks} tasks` : subject.parse(payload.title)
    return {
      title: tasks > 1 ? 'Tasks Assigned' : 'Task Assigned',
      description: `${actor ?? 'Somebody'} assigned you ${what}`,
    }
  },
  task_released: (payload) => ({
    title: 'Task Unblocked',
    description: `Nothing blocks ${subject.parse(payload.title)} any more`,
  }),
  mention: (payload, actor) => ({
    title: 'You Were Mentioned',
    description: `${actor ?? 'Somebody'} mentioned you on ${subject.parse(payload.title)}`,
  }),
  comment_answer: (payload, actor) => ({
    title: 'Comment Answered',
    description: `${actor ?? 'Somebody'} answered your comment on ${subject.parse(payload.title)}`,
  }),
  mail_held(payload) {
    const mails = count.parse(payload.count)
    return {
      title: mails > 1 ? 'Emails Held' : 'Email Held',
      description:
        mails > 1
          ? `${mails} emails wait for your decision`
          : `Waits for your decision: ${subject.parse(payload.subject)}`,
    }
  },
  mail_undelivered: (payload) => ({
    title: 'Mail Not Delivered',
    description: `${subject.parse(payload.subject)} did not reach ${address.parse(payload.recipient)}`,
  }),
  invitation: (payload, actor) => ({
    title: 'Invitation',
    description: `${actor ?? 'Somebody'} invited you to ${subject.parse(payload.companyName)}`,
  }),
}

/** `actor` is the name of the person whose action it tells of, where it is a person's. */
export function wordsOf(
  type: NotificationType,
  payload: Record<string, unknown>,
  actor: string | null,
  nounOf: NounOf,
): Words {
  return texts[type](payload, actor, nounOf)
}
