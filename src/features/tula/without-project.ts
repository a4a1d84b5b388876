// First mails that begin no project: thanks, notes of absence, and answers in a conversation that is not known.
import type { MailContext } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { wantsNoAnswer } from '../../language/small-talk.ts'
import { isReplySubject } from '../../mail/subject.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { TaskProposal } from './task-proposal.ts'

/** Null for every other mail. */
export function withoutProject(
  { tasks, commands, projectActs, forTask, forPolling }: TaskProposal,
  { mail, undone }: MailContext,
): Outcome | null {
  const { subject, newest, attachments } = mail.parsed
  const found = [tasks, commands, projectActs, attachments, undone]
  if (mail.isReply || mail.isStranger || forTask || forPolling) return null
  if (found.some(({ length }) => length > 0)) return null
  const { task: words } = wordsIn(mail.language)
  const nothing = { ...emptyOutcome(words.nothing), isQuiet: true }
  if (wantsNoAnswer(subject, newest.text)) return nothing
  return isReplySubject(subject) ? { ...nothing, notes: [words.noThread] } : null
}
