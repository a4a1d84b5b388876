// A reply that changed nothing: its receipt says that its words were kept, and how a task is changed.
import type { AgentMail } from '../../agent/agent.ts'
import type { Database } from '../../kit/db/database.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { ProjectRow } from '../projects/index.ts'
import { briefTasks } from '../tasks/index.ts'
import { meaningOf } from '../tasks/status.ts'
import type { TaskProposal } from './task-proposal.ts'

/** Null for a first mail, for a stranger's, and where no task is open. */
export async function onlyKept(db: Database, { id }: ProjectRow, mail: AgentMail): Promise<string | null> {
  if (!mail.isReply || mail.isStranger) return null
  const open = (await briefTasks(db, id)).find(({ status }) => meaningOf(status) !== 'done')
  return open ? wordsIn(mail.language).task.sayIt(open.number) : null
}

/** What a reply said next to what it changed, and what only became its comment. */
export function onlyComment({ unread = [], comment }: TaskProposal, { language }: AgentMail): string[] {
  const said = wordsIn(language)
  return comment === null || unread.length === 0
    ? []
    : [said.task.onlyComment(unread.map((sentence) => said.quote(sentence)))]
}
