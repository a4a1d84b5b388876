// Makes tasks of the days to watch, where the mail asks to be reminded: their reminders come as for any task.
import type { MailContext } from '../../agent/agent.ts'
import type { Made } from '../../agent/outcome.ts'
import { dina as card } from '../../crew/dina.ts'
import type { Database } from '../../kit/db/database.ts'
import { dayWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { recordChangeSet } from '../../records/change-set-store.ts'
import { projectOfMail, projectSubject, tellReaders } from '../projects/index.ts'
import { insertTasks, taskSubject } from '../tasks/index.ts'
import type { ContractProposal } from './contract-proposal.ts'
import { watchedDays } from './watched-days.ts'

/** Of one mail. */
const MOST = 20

export async function makeReminders(
  { db, publicUrl }: { db: Database; publicUrl: string },
  { scope, mail, by, at }: MailContext,
  { files, wantsReminders }: ContractProposal,
): Promise<Made[]> {
  if (!wantsReminders || mail.isStranger) return []
  const words = wordsIn(mail.language)
  const today = mail.sentAt.toISOString().slice(0, 10)
  const wanted = files
    .flatMap(({ name, contract }) =>
      contract ? watchedDays(contract, today).map((day) => ({ name, day })) : [],
    )
    .slice(0, MOST)
  if (wanted.length === 0) return []
  const { project } = await projectOfMail(db, scope, mail, at)
  const made = await insertTasks(
    { db, scope, at },
    project.id,
    wanted.map(({ name, day }) => ({
      title: `${words.contract.days[day.kind]}: ${name}`.slice(0, 200),
      description: `${name}: \u201c${day.place.quote}\u201d`.slice(0, 2_000),
      ...{ status: 'pending', priority: 'medium' as const, dueDate: day.iso, assigneeIds: [scope.userId] },
      sourceMailId: mail.mailId,
      evidence: { sentence: day.place.quote.slice(0, 1_000), agent: card.type, by, confidence: 1 },
    })),
  )
  await recordChangeSet(
    { db, scope, at },
    {
      ...{
        place: projectSubject(project.id),
        threadId: project.threadId,
        mailId: mail.mailId,
        by: card.type,
      },
      changes: made.map(({ id }) => ({
        ...{ subject: taskSubject(id), kind: 'create' as const, before: {}, after: {} },
      })),
    },
  )
  await tellReaders(db, scope, project, { type: 'project_update' })
  return made.map(({ id, number, title }, place) => ({
    ...{ subject: taskSubject(id), number, title },
    meta: [words.due(dayWords(wanted[place]?.day.iso ?? '', mail.language))],
    url: `${publicUrl}/projects/${project.id}?task=${id}`,
  }))
}
