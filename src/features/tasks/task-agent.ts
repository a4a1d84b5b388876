// Tula: a mail becomes a project with tasks, a reply changes them (agents.md, section 2).
import { type Agent, type AgentMail, defineAgent } from '../../agent/agent.ts'
import { tula as card } from '../../crew/tula.ts'
import type { Scope } from '../../kit/scope.ts'
import { commandWords } from './command-apply.ts'
import { asAnswer, taskOfAnswer } from './comments/answer.ts'
import { applyProposal } from './task-apply.ts'
import { type KnownToTula, tulaByModel } from './task-model.ts'
import type { TaskProposal } from './task-proposal.ts'
import { toRead } from './task-rules.ts'
import { briefTasksOfThread } from './task-store.ts'
import { taskNoun } from './task-subject.ts'
import type { TulaNeeds } from './tula-needs.ts'
import { undoByMail } from './undo.ts'

export function tula(needs: TulaNeeds): Agent {
  return defineAgent<TaskProposal, KnownToTula>({
    card,
    noun: taskNoun,
    known: (scope, mail) => knownOf(needs, scope, mail),
    async byRules(mail, { tasks, about }) {
      const proposal = await needs.readByRules(toRead(mail), tasks, about?.number)
      return about ? asAnswer(proposal, mail, about) : proposal
    },
    byModel: tulaByModel,
    commands: commandWords,
    undo: (hand) => undoByMail(needs.db, hand),
    apply: (hand, proposal) => applyProposal(needs, hand, proposal),
  })
}

async function knownOf({ db }: TulaNeeds, scope: Scope, mail: AgentMail): Promise<KnownToTula> {
  const { threadId, isReply } = mail
  if (threadId === null) return { tasks: [], about: null }
  const [tasks, about] = await Promise.all([
    briefTasksOfThread(db, scope, threadId),
    isReply ? taskOfAnswer(db, scope, mail, threadId) : null,
  ])
  return { tasks, about }
}
