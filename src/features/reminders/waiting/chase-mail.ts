// What a mail says that asks after tasks: who waits, for what, and how to answer.
import { firstCharacters } from '../../notifications/index.ts'
import type { MailWords } from '../reminder-mail.ts'
import { taskSections } from '../task-rows.ts'
import type { ChasedTask } from './chase-store.ts'

export interface Chase {
  /** At least one, all of one project. */
  tasks: readonly ChasedTask[]
  /** Name of who waits. */
  waiter: string
  publicUrl: string
  /** Answers by mail find their way. */
  hasConversation: boolean
}

export function chaseMail({ tasks, waiter, publicUrl, hasConversation }: Chase): MailWords {
  const [first] = tasks
  const short = (text: string) => firstCharacters(text.replace(/\s+/g, ' ').trim(), 80)
  const what =
    tasks.length === 1
      ? short(first?.title ?? '')
      : `${tasks.length} tasks in ${short(first?.projectName ?? '')}`
  const it = tasks.length === 1 ? 'this task of yours' : 'these tasks of yours'
  const are = tasks.length === 1 ? 'is' : 'are'
  return {
    subject: `${waiter} waits for: ${what}`,
    intro: hasConversation
      ? `${waiter} would like to know how ${it} ${are} going. Answer this mail in your own words: \u201cdone\u201d, \u201cby Friday\u201d, or what stands in the way.`
      : `${waiter} would like to know how ${it} ${are} going. Open ${tasks.length === 1 ? 'it' : 'them'} and leave a comment, or set the status.`,
    sections: taskSections(publicUrl, [{ heading: '', tasks }]),
  }
}
