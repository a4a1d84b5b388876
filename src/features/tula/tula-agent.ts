// Tula: a mail becomes a project with tasks, a reply changes them (agents.md, section 2).
import { type Agent, type AgentMail, defineAgent } from '../../agent/agent.ts'
import { tula as card } from '../../crew/tula.ts'
import type { Scope } from '../../kit/scope.ts'
import type { Person } from '../../language/people.ts'
import { listParticipants, projectOfThread } from '../projects/index.ts'
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
    known: (scope, mail) => knownOf(needs, scope, mail),
    async byRules(mail, { tasks, about, people }) {
      const proposal = await needs.readByRules(toRead(mail), tasks, about?.number, people)
      return about ? asAnswer(proposal, mail, about) : proposal
    },
    byModel: tulaByModel,
    commands: commandWords,
    apply: (hand, proposal) => applyProposal(needs, hand, proposal),
  })
}

/** Of the thread's project: a reply may name one who is not on it. */
async function peopleOfThread(db: TulaNeeds['db'], scope: Scope, threadId: number): Promise<Person[]> {
  const project = await projectOfThread(db, scope, threadId)
  if (!project) return []
  const people = await listParticipants(db, scope, project.id)
  return people.map(({ email, firstName, lastName }) => ({
    email,
    name: `${firstName} ${lastName}`.trim() || null,
  }))
}

async function knownOf({ db }: TulaNeeds, scope: Scope, mail: AgentMail): Promise<KnownToTula> {
  const { threadId, isReply, isStranger } = mail
  if (threadId === null) return { tasks: [], about: null, people: [] }
  const [tasks, about, people] = await Promise.all([
    briefTasksOfThread(db, scope, threadId),
    isReply ? taskOfAnswer(db, scope, mail, threadId) : null,
    isReply && !isStranger ? peopleOfThread(db, scope, threadId) : [],
  ])
  return { tasks, about, people }
}
