// The sentences of a project's mails on which its tasks and waiting suggestions rest.

import type { Suggestion } from '../../../../records/contract.ts'
import type { Mark } from '../../../projects/screen/mail-text.ts'
import type { Task } from '../../../tasks/contract.ts'

/** Keyed as `mailAddress` names them: t and the id of a task, s and the id of a suggestion. */
export function marksOf(tasks: readonly Task[], suggestions: readonly Suggestion[]): Mark[] {
  const ofTasks = tasks.flatMap(({ id, number, evidence }) =>
    evidence
      ? [
          {
            mailId: evidence.mailId,
            agent: evidence.agent,
            sentence: evidence.sentence,
            number,
            key: `t${id}`,
          },
        ]
      : [],
  )
  const ofSuggestions = suggestions.map(({ id, evidence: { mailId, agent, sentence } }) => ({
    mailId,
    agent,
    sentence,
    key: `s${id}`,
  }))
  return [...ofTasks, ...ofSuggestions]
}
