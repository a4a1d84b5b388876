// What a mail says that asks after tasks: who waits, for what, and how to answer.
import { wordsIn } from '../../../mail/words/words.ts'
import { firstCharacters } from '../../notifications/index.ts'
import type { MailParts, MailPlace } from '../mail-parts.ts'
import { taskSections } from '../task-rows.ts'
import type { ChasedTask } from './chase-store.ts'

export interface Chase extends MailPlace {
  /** At least one, all of one project. */
  tasks: readonly ChasedTask[]
  /** Name of who waits. */
  waiter: string
  /** Answers by mail find their way. */
  hasConversation: boolean
}

export function chaseMail(chase: Chase): MailParts {
  const { tasks, waiter, language, hasConversation } = chase
  const { chase: words } = wordsIn(language)
  const [first] = tasks
  const short = (text: string) => firstCharacters(text.replace(/\s+/g, ' ').trim(), 80)
  const what =
    tasks.length === 1
      ? short(first?.title ?? '')
      : words.tasksIn(tasks.length, short(first?.projectName ?? ''))
  const intro = hasConversation ? words.intro : words.introInApp
  return {
    language,
    subject: words.subject(waiter, what),
    intro: intro(waiter, tasks.length),
    sections: taskSections(chase, [{ heading: '', tasks }]),
  }
}
