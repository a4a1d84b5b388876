// Tula: a mail becomes a project with tasks, a reply changes them (agents.md, section 2).
import {
  type Agent,
  type AgentMail,
  CONFIDENCE_GATE,
  defineAgent,
  type ThreadPlace,
} from '../../agent/agent.ts'
import { tula as card } from '../../crew/tula.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { readCommands } from '../../language/commands.ts'
import { readProjectActs } from '../../language/projects/read-project-acts.ts'
import { readObjection } from '../../language/replies/objections.ts'
import { readSuggestionAnswers } from '../../language/suggestion-answers.ts'
import { readAskedAbout } from '../../language/tasks/asked-about.ts'
import { askedIn } from '../../records/decide-by-mail.ts'
import { listProjectNames, PROJECT } from '../projects/index.ts'
import { briefTasksOfThread, taskNoun, threadsOfGivenTasks } from '../tasks/index.ts'
import { asAnswer, taskOfAnswer } from './answer.ts'
import { commandWords } from './command-apply.ts'
import { followRules, RULE_ACTS } from './follow-rules.ts'
import type { KnownToTula } from './known-to-tula.ts'
import type { KnownProjects } from './project-words.ts'
import { applyDifferences, compareTasks } from './replay.ts'
import { briefThen, tasksThen } from './replay-reply.ts'
import { applyProposal } from './task-apply.ts'
import { tulaByModel } from './task-model.ts'
import type { TaskProposal } from './task-proposal.ts'
import { toRead } from './task-rules.ts'
import type { TulaServices } from './tula-services.ts'

export function tula(services: TulaServices): Agent {
  return defineAgent<TaskProposal, KnownToTula>({
    card,
    noun: taskNoun,
    known: (scope, mail, place) => knownOf(services, scope, mail, place),
    async byRules(mail, { tasks, about, people, asked, projects, learned }) {
      const known = { tasks, about: about?.number, people, asked, projects, learned }
      const proposal = await services.readByRules(toRead(mail), known)
      return about ? asAnswer(proposal, mail, about) : proposal
    },
    byModel: tulaByModel,
    isAnswer,
    asksUnder: (userId, subject) => givenUnder(services, userId, subject),
    hasWork: ({ tasks }) => tasks.some(({ confidence }) => confidence >= CONFIDENCE_GATE),
    commands: commandWords,
    follows: { acts: RULE_ACTS, with: followRules },
    apply: (context, proposal) => applyProposal(services, context, proposal),
    replay: {
      known: (scope, mail, place) => knownThen(services, scope, mail, place),
      compare: (scope, mail, read) => compareTasks(services, scope, mail, read),
      apply: applyDifferences,
    },
  })
}

/** It acts on a task by words that ask for none: the same request again, in next week's mail, is a new one. */
function isAnswer({ changes }: TaskProposal, { tasks }: TaskProposal): boolean {
  return changes.some(
    ({ sentence, confidence }) =>
      confidence >= CONFIDENCE_GATE &&
      !tasks.some((task) => task.sentence.includes(sentence) || sentence.includes(task.sentence)),
  )
}

/** As long as a subject joins a mail to a thread of its sender (MAIL-27). */
const SUBJECT_DAYS = 30

/** People with a task in the thread answer there, even if no mail of it went to them. */
function givenUnder({ db, system, clock }: TulaServices, userId: number, subject: string): Promise<number[]> {
  const since = new Date(clock().getTime() - SUBJECT_DAYS * 24 * 60 * 60_000)
  const asked = { userId, baseSubject: subject.toLowerCase(), agentType: card.type, since }
  return threadsOfGivenTasks(asSystem(db, system), asked)
}

async function knownOf(
  { db, records, readingFor }: TulaServices,
  scope: Scope,
  mail: AgentMail,
  place: ThreadPlace | null,
): Promise<KnownToTula> {
  const { threadId, isReply } = mail
  const people = place?.people ?? []
  const projects = await projectsFor(db, scope, mail, place)
  const learned = await readingFor(scope)
  const empty = { tasks: [], about: null, people, asked: [], waiting: [], projects, learned }
  if (threadId === null) return empty
  const [tasks, about, asked] = await Promise.all([
    briefTasksOfThread(actingAs(db, scope), threadId),
    isReply ? taskOfAnswer(db, scope, mail, threadId) : null,
    place !== null && answersSuggestions(mail) ? askedIn({ db, scope }, records, place.subject) : [],
  ])
  const waiting = asked.map(({ title, note }) => (note === '' ? title : `${title}: ${note}`))
  return { ...empty, tasks, about, asked: asked.map(({ kind }) => kind), waiting }
}

/** Without what came of the mail itself, and later: a first mail found nothing. */
async function knownThen(
  services: TulaServices,
  scope: Scope,
  mail: AgentMail,
  place: ThreadPlace | null,
): Promise<KnownToTula> {
  const { threadId, mailId, isReply } = mail
  const known = await knownOf(services, scope, { ...mail, threadId: null }, place)
  if (!isReply || threadId === null) return known
  const acting = actingAs(services.db, scope)
  const history = await tasksThen(acting, { threadId, mailId })
  const about = await taskOfAnswer(services.db, scope, mail, threadId)
  return { ...known, about, tasks: await briefThen(acting, history), history }
}

/** Names of projects, where the mail has a sentence that may speak of one; none for strangers. */
async function projectsFor(
  db: Database,
  scope: Scope,
  { isStranger, isReply, commandsOnly, parsed }: AgentMail,
  place: ThreadPlace | null,
): Promise<KnownProjects | null> {
  if (isStranger || commandsOnly || (isReply && place?.subject.kind !== PROJECT)) return null
  const { rest } = readCommands(parsed.newest.text)
  if (readProjectActs(rest).length === 0 && readAskedAbout(rest) === null) return null
  return { present: isReply ? (place?.subject.id ?? null) : null, all: await listProjectNames(db, scope) }
}

const answersSuggestions = ({ parsed }: AgentMail) =>
  /^\W{0,20}\d/.test(parsed.newest.text) ||
  readSuggestionAnswers(readCommands(parsed.newest.text).rest, 'change').answers.length > 0 ||
  readObjection(readCommands(parsed.newest.text).rest) !== null
