// What the mail of a morning says: tasks that are late since yesterday, due today, due tomorrow.
import type { ReminderKind } from '../../../db/schema/reminders.ts'
import type { LayoutSection } from '../../mail/layout-parts.ts'
import { firstCharacters } from '../notifications/index.ts'
import { dayWords } from './local-time.ts'
import { taskSections } from './task-rows.ts'
import type { DueTask } from './told-tasks-store.ts'

export interface MailWords {
  subject: string
  intro: string
  sections: LayoutSection[]
}

const kinds: Record<ReminderKind, { heading: string; one: string; many: string }> = {
  overdue: { heading: 'Was due yesterday', one: 'Overdue', many: 'overdue' },
  today: { heading: 'Due today', one: 'Due today', many: 'due today' },
  tomorrow: { heading: 'Due tomorrow', one: 'Due tomorrow', many: 'due tomorrow' },
}
const order: readonly ReminderKind[] = ['overdue', 'today', 'tomorrow']

/** `day` is the reader's own. There is at least one task. */
export function reminderMail(tasks: readonly DueTask[], day: string, publicUrl: string): MailWords {
  const of = (kind: ReminderKind) => tasks.filter((task) => task.kind === kind)
  return {
    subject: subjectOf(tasks, of),
    intro: `Today is ${dayWords(day)}. You are down for ${tasks.length === 1 ? 'this task' : 'these tasks'}.`,
    sections: [
      ...taskSections(
        publicUrl,
        order.map((kind) => ({
          heading: kinds[kind].heading,
          tasks: of(kind),
          isLate: kind === 'overdue',
        })),
      ),
      { kind: 'button', link: { text: 'Open My Tasks', url: `${publicUrl}/my-tasks` } },
    ],
  }
}

function subjectOf(tasks: readonly DueTask[], of: (kind: ReminderKind) => readonly DueTask[]): string {
  const [only] = tasks
  if (tasks.length === 1 && only) return `${kinds[only.kind].one}: ${shortTitle(only.title)}`
  const counts = order
    .filter((kind) => of(kind).length > 0)
    .map((kind) => `${of(kind).length} ${kinds[kind].many}`)
  const [single] = counts
  return counts.length === 1 && single
    ? single.replace(' ', ' tasks ')
    : `${tasks.length} tasks: ${counts.join(', ')}`
}

const shortTitle = (title: string) => firstCharacters(title.replace(/\s+/g, ' ').trim(), 80)
