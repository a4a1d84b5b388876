// What the digest of a week says: what is late, what is due, what one waits for, and what was done in the last.

import { longDayWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { addDays } from './local-time.ts'
import type { MailParts, MailPlace } from './mail-parts.ts'
import { taskSections } from './task-rows.ts'
import type { ToldTask } from './told-tasks-store.ts'
import type { AwaitedTask } from './waiting/waiting-store.ts'

export interface Digest extends MailPlace {
  /** Its Monday, 'YYYY-MM-DD'. */
  week: string
  overdue: readonly ToldTask[]
  due: readonly ToldTask[]
  waiting: readonly AwaitedTask[]
  done: readonly ToldTask[]
  /** Names of people by id. */
  names: ReadonlyMap<number, string>
}

/** Null where there is nothing to tell. */
export function digestMail(digest: Digest): MailParts | null {
  const { week, overdue, due, waiting, done, names, publicUrl, language } = digest
  const all = wordsIn(language)
  const words = all.week
  const counts = [
    overdue.length > 0 ? words.overdue(overdue.length) : '',
    due.length > 0 ? words.due(due.length) : '',
    waiting.length > 0 ? words.waiting(waiting.length) : '',
    done.length > 0 ? words.done(done.length) : '',
  ].filter(Boolean)
  if (counts.length === 0) return null
  return {
    language,
    subject: words.subject(counts),
    intro: words.intro(longDayWords(week, language), longDayWords(addDays(week, 6), language)),
    sections: [
      ...taskSections(digest, [
        { heading: words.headings.overdue, tasks: overdue, isLate: true },
        { heading: words.headings.due, tasks: due },
        {
          heading: words.headings.waiting,
          tasks: waiting,
          lead: (task) =>
            peopleOf(waiting.find((one) => one.id === task.id)?.awaitedIds ?? [], names, language),
        },
        { heading: words.headings.done, tasks: done.map((task) => ({ ...task, dueDate: null })) },
      ]),
      { kind: 'button', link: { text: all.reminder.openMyTasks, url: `${publicUrl}/my-tasks` } },
    ],
  }
}

/** "Anna, Bob and 2 others" */
function peopleOf(
  ids: readonly number[],
  names: ReadonlyMap<number, string>,
  language: MailPlace['language'],
): string {
  const words = wordsIn(language)
  const all = ids.flatMap((id) => names.get(id) ?? [])
  return all.length <= 2 ? words.list(all) : words.andOthers(all.slice(0, 2), all.length - 2)
}
