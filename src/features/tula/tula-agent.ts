// Tula: a mail becomes a project with tasks, a reply changes them (agents.md, section 2).
import { type Agent, type AgentMail, defineAgent } from '../../agent/agent.ts'
import { tula as card } from '../../crew/tula.ts'
import type { Scope } from '../../kit/scope.ts'
import type { Person } from '../../language/people.ts'
import { briefTasksOfThread, taskNoun } from '../tasks/index.ts'
import { asAnswer, taskOfAnswer } from './answer.ts'
import { commandWords } from './command-apply.ts'
import { applyProposal } from './task-apply.ts'
import { type KnownToTula, tulaByModel } from './task-model.ts'
import type { TaskProposal } from './task-proposal.ts'
import { toRead } from './task-rules.ts'
import type { TulaNeeds } from './tula-needs.ts'

export function tula(needs: TulaNeeds): Agent {
  return defineAgent<TaskProposal, KnownToTula>({
    card,
    noun: taskNoun,
    known: (scope, mail, place) => knownOf(needs, scope, mail, place?.people ?? []),
    async byRules(mail, { tasks, about, people }) {
      const proposal = await needs.readByRules(toRead(mail), tasks, about?.number, people)
      return about ? asAnswer(proposal, mail, about) : proposal
    },
    byModel: tulaByModel,
    commands: commandWords,
    apply: (hand, proposal) => applyProposal(needs, hand, proposal),
  })
}

async function knownOf(
  { db }: TulaNeeds,
  scope: Scope,
  mail: AgentMail,
  people: readonly Person[],
): Promise<KnownToTula> {
  const { threadId, isReply } = mail
  if (threadId === null) return { tasks: [], about: null, people: [] }
  const [tasks, about] = await Promise.all([
    briefTasksOfThread(db, scope, threadId),
    isReply ? taskOfAnswer(db, scope, mail, threadId) : null,
  ])
  return { tasks, about, people }
}
