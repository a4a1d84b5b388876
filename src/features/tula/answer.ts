// A mail that answers a comment: it stays with the task as a comment, whatever else it says.
import type { AgentMail } from '../../agent/agent.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { readCommands } from '../../language/commands.ts'
import { type AnsweredTask, answeredTask } from '../tasks/index.ts'
import type { TaskProposal } from './task-proposal.ts'

/** Below the confidence gate: a person decides. */
const ASKED_IN_TALK = 0.5

/** The task whose comment the mail answers, of its own thread; null for all other mails. */
export function taskOfAnswer(
  db: Database,
  scope: Scope,
  { recipient, parsed }: AgentMail,
  threadId: number,
): Promise<AnsweredTask | null> {
  const token = recipient.split('@')[0]?.toLowerCase() ?? ''
  const messageIds = [...parsed.references, ...(parsed.inReplyTo ? [parsed.inReplyTo] : [])]
  return answeredTask(db, scope, threadId, { token, messageIds })
}

/**
 * People talk in comments: what sounds like a new task waits as a suggestion, unless the mail marks it with $$task
 * (MAIL-14). Commands and changes of known tasks count as in any other reply.
 */
export function asAnswer(proposal: TaskProposal, { parsed }: AgentMail, answers: AnsweredTask): TaskProposal {
  const { rest } = readCommands(parsed.newest.text)
  const said = rest.replace(/\$\$(task|polling)\b:?/gi, '').trim()
  const tasks = proposal.forTask
    ? proposal.tasks
    : proposal.tasks.map((task) => ({ ...task, confidence: Math.min(task.confidence, ASKED_IN_TALK) }))
  return { ...proposal, answers, tasks, comment: said || null }
}
