// What the mail of a morning says: tasks that are late since yesterday, due today, due tomorrow.
import type { ReminderKind } from '../../../db/schema/reminders.ts'
import { longDayWords } from '../../mail/words/days.ts'
import type { MailWords } from '../../mail/words/en.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { firstCharacters } from '../notifications/index.ts'
import type { MailParts, MailPlace } from './mail-parts.ts'
import { taskSections } from './task-rows.ts'
import type { DueTask } from './told-tasks-store.ts'

const order: readonly ReminderKind[] = ['overdue', 'today', 'tomorrow']

/** `day` is the reader's own. There is at least one task. */
export function reminderMail(tasks: readonly DueTask[], day: string, place: MailPlace): MailParts {
  const { publicUrl, language } = place
  const { reminder: words } = wordsIn(language)
  const of = (kind: ReminderKind) => tasks.filter((task) => task.kind === kind)
  return {
    language,
    subject: subjectOf(tasks, of, words),
    intro: words.intro(longDayWords(day, language), tasks.length),
    sections: [
      ...taskSections(
        place,
        order.map((kind) => ({ heading: words.heading[kind], tasks: of(kind), isLate: kind === 'overdue' })),
      ),
      { kind: 'button', link: { text: words.openMyTasks, url: `${publicUrl}/my-tasks` } },
    ],
  }
}

function subjectOf(
  tasks: readonly DueTask[],
  of: (kind: ReminderKind) => readonly DueTask[],
  words: MailWords['reminder'],
): string {
  const [only] = tasks
  if (tasks.length === 1 && only) return words.one(only.kind, shortTitle(only.title))
  const kinds = order.filter((kind) => of(kind).length > 0)
  const [single] = kinds
  return kinds.length === 1 && single
    ? words.many(single, tasks.length)
    : words.mixed(
        tasks.length,
        kinds.map((kind) => words.part(kind, of(kind).length)),
      )
}

const shortTitle = (title: string) => firstCharacters(title.replace(/\s+/g, ' ').trim(), 80)
