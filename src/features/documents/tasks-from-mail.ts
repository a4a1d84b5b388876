// Makes tasks of what files say is to be done, where the mail asks for it and goes to no other agent that would.
import type { MailContext } from '../../agent/agent.ts'
import type { Made } from '../../agent/outcome.ts'
import type { AgentCard } from '../../crew/card.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { otherDeliveries } from '../../routing/other-deliveries-store.ts'
import { taskSubject } from '../tasks/index.ts'
import type { DocumentProposal } from './document-proposal.ts'
import type { DocumentServices } from './document-services.ts'
import type { DocumentRow } from './document-store.ts'
import { makeTask } from './make-task.ts'
import { saidIn } from './said-in-file.ts'
import { taskPath } from './shown-document.ts'

/** Of one mail; a list that is longer is chosen from on the page. */
const MOST_TASKS = 20

export async function tasksFromMail(
  { db, system, publicUrl }: DocumentServices,
  card: AgentCard,
  { scope, mail, at }: MailContext,
  { proposal, rows }: { proposal: DocumentProposal; rows: readonly DocumentRow[] },
): Promise<Made[]> {
  if (!proposal.wantsTasks || rows.length === 0) return []
  const { deliveryId: id, mailId } = mail
  // Another agent on the same mail makes them, where that is its work.
  if ((await otherDeliveries(asSystem(db, system), { id, mailId })).length > 0) return []
  const wanted = rows
    .flatMap((row) => (row.analysis?.actions ?? []).map((action, index) => ({ row, action, index })))
    .slice(0, MOST_TASKS)
  const list = 'actions'
  const made: Made[] = []
  for (const { row, action, index } of wanted) {
    const task = await makeTask(
      { db, scope, at },
      row,
      { list, index, said: saidIn(row, list, index) },
      card.type,
    )
    if ('known' in task) continue
    made.push({
      subject: taskSubject(task.id),
      number: task.number,
      title: task.title,
      meta: action.due ? [action.due] : [],
      url: `${publicUrl}${taskPath(task.projectId, task.id)}`,
      note: action.place.quote,
    })
  }
  return made
}
