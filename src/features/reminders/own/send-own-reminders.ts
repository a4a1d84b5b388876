// Mails people what they asked to be reminded of, at the moment that they said, in their quiet hours too.
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import { longDayWords } from '../../../mail/words/days.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { readingLanguage } from '../../accounts/index.ts'
import type { ReminderServices } from '../send-reminders.ts'
import { taskSections } from '../task-rows.ts'
import { type DueReminder, takeDueReminders } from './own-reminder-store.ts'

const AT_ONCE = 100

/** Answers how many mails were made. */
export async function sendOwnReminders(services: ReminderServices): Promise<number> {
  const { db, scope, clock } = services
  let sent = 0
  for (;;) {
    const taken = await db.transaction(async () => {
      const due = await takeDueReminders(asSystem(db, scope), clock(), AT_ONCE)
      for (const one of due) if (!one.isOver) await sendOne(services, one)
      return due
    })
    sent += taken.filter(({ isOver }) => !isOver).length
    if (taken.length < AT_ONCE) return sent
  }
}

async function sendOne(
  { db, scope, publicUrl, send }: ReminderServices,
  { id, userId, email, about, createdAt, task }: DueReminder,
): Promise<void> {
  const language = await readingLanguage(actingAs(db, scope), userId)
  const { ownReminder: words } = wordsIn(language)
  const place = { publicUrl, language }
  await send({
    language,
    subject: words.subject(task?.title ?? about),
    intro: words.intro(longDayWords(createdAt.toISOString().slice(0, 10), language)),
    sections: task
      ? taskSections(place, [{ heading: '', tasks: [task] }])
      : [{ kind: 'paragraph', lead: about, text: '' }],
    ...{ key: `own-reminder:${id}`, kind: 'own-reminder', to: email, toUserId: userId },
    ...{ line: words.line, footer: words.footer },
  })
}
