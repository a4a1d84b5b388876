// A reply in which nothing was read: its sentences are asked about, each next to the task that it may mean.
import type { StoredEvidence } from '../../../db/schema/records.ts'
import type { MailContext } from '../../agent/agent.ts'
import { wantsNoAnswer } from '../../language/small-talk.ts'
import { pointsIntoQuote } from '../../mail/answer-colour.ts'
import type { ProjectRow } from '../projects/index.ts'
import { taskOfSentence } from './decided.ts'
import type { MailChanges, SaidSuggestion } from './mail-changes.ts'
import { suggestionOf } from './mail-tasks.ts'
import type { TaskProposal } from './task-proposal.ts'

/** Below the confidence gate: nobody has said it in words that are read. */
const ASKED = 0.4

interface Place {
  project: ProjectRow
  changes: MailChanges
  evidenceOf: (item: { sentence: string; confidence: number }) => StoredEvidence
}

/** None where the mail only copied the agent, says something else that was read, or wants no answer. */
export async function suggestionsOf(
  { mail, scope, mayTellOthers, undone }: MailContext,
  { toAsk = [], decided, commands, answers, projectActs }: TaskProposal,
  { project, changes, evidenceOf }: Place,
): Promise<SaidSuggestion[]> {
  const isRead = decided.length + commands.length + projectActs.length + undone.length > 0
  const { subject, newest } = mail.parsed
  const isInQuote = newest.quoted !== '' && pointsIntoQuote(newest.text)
  if (
    isInQuote ||
    isRead ||
    answers ||
    mail.isStranger ||
    !mayTellOthers ||
    wantsNoAnswer(subject, newest.text)
  )
    return []
  const suggested: SaidSuggestion[] = []
  for (const { sentence, task, isNote } of toAsk) {
    if (task !== null && isNote) {
      await changes.apply({ task, note: { text: sentence, isOpen: false } })
      continue
    }
    const evidence = evidenceOf({ sentence, confidence: ASKED })
    if (task === null) {
      const fresh = { ...taskOfSentence(sentence, mail), repeats: null }
      suggested.push(suggestionOf(fresh, { project, mail, scope }, evidence))
    } else {
      const done = { task, status: 'completed', sentence, confidence: ASKED }
      suggested.push(...(await changes.suggest(done, evidence)))
    }
  }
  return suggested
}
