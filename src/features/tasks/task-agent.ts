// Tula: a mail becomes a project with tasks, a reply changes them (agents.md, section 2).
import { type Agent, type AgentMail, type Applied, defineAgent, type Reading } from '../../agent/agent.ts'
import { tula as card } from '../../crew/tula.ts'
import type { Scope } from '../../kit/scope.ts'
import { asAnswer, taskOfAnswer } from './comments/answer.ts'
import { applyProposal } from './task-apply.ts'
import { readByModel } from './task-model.ts'
import type { TaskProposal } from './task-proposal.ts'
import { type BriefTask, toRead } from './task-rules.ts'
import { briefTasksOfThread } from './task-store.ts'
import type { TulaNeeds } from './tula-needs.ts'

export function tula(needs: TulaNeeds): Agent {
  return defineAgent<TaskProposal>({
    card,
    read: (scope, mail) => read(needs, scope, mail),
    apply: (scope, mail, reading, at): Promise<Applied> => applyProposal(needs, scope, mail, reading, at),
  })
}

async function read(
  { db, model, readByRules }: TulaNeeds,
  scope: Scope,
  mail: AgentMail,
): Promise<Reading<TaskProposal>> {
  const { threadId } = mail
  const [known, about] = await Promise.all([
    threadId === null ? [] : briefTasksOfThread(db, scope, threadId),
    mail.isReply && threadId !== null ? taskOfAnswer(db, scope, mail, threadId) : null,
  ])
  const byRules = await readByRules(toRead(mail), known, about?.number)
  const reading = await readWith(model, scope, mail, known, byRules, about?.number)
  return { ...reading, proposal: about ? asAnswer(reading.proposal, mail, about) : reading.proposal }
}

async function readWith(
  model: TulaNeeds['model'],
  scope: Scope,
  mail: AgentMail,
  known: readonly BriefTask[],
  byRules: TaskProposal,
  about: number | undefined,
): Promise<Reading<TaskProposal>> {
  const notes = notesOf(mail)
  if (!model || mail.commandsOnly) return { proposal: byRules, by: 'rules', notes }
  const byModel = await readByModel(model, scope, mail, known, byRules, about)
  if (byModel.ok) {
    const dropped =
      byModel.dropped > 0
        ? [
            `${byModel.dropped} item${byModel.dropped > 1 ? 's were' : ' was'} left out, because the mail does not say so.`,
          ]
        : []
    return { proposal: byModel.proposal, by: 'model', notes: [...notes, ...dropped] }
  }
  const why =
    byModel.reason === 'budget'
      ? 'The AI budget of today is used up'
      : 'The AI provider gave no usable answer'
  return {
    proposal: byRules,
    by: 'rules',
    notes: [...notes, `${why}, so this mail was read by rules.`],
  }
}

function notesOf({ parsed, commandsOnly }: AgentMail): string[] {
  const notes: string[] = []
  if (commandsOnly)
    notes.push(
      'It took too long to read this mail, so no tasks were looked for in it. Commands such as #done 2 still work.',
    )
  if (parsed.notes.includes('text-truncated'))
    notes.push('The mail is very long; only its first 200 kB were read.')
  if (parsed.notes.includes('hidden-text-dropped'))
    notes.push('The mail held text that a reader cannot see; it was not read.')
  return notes
}
