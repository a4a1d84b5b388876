// Reads a mail into Tula's proposal with a language model.
import { readFileSync } from 'node:fs'
import { type Checked, CONFIDENCE_GATE, type ModelContext, modelReader } from '../../agent/agent.ts'
import { asAnswer } from './answer.ts'
import type { KnownToTula } from './known-to-tula.ts'
import { checkedChange, checkedTask } from './task-check.ts'
import { contextOf } from './task-context.ts'
import { controlled } from './task-control.ts'
import { type TaskAnswer, taskAnswer } from './task-form.ts'
import type { TaskProposal } from './task-proposal.ts'
import { marked } from './task-rules.ts'

/** The same for every mail, so that servers keep it. */
const system = readFileSync(new URL('./task-instructions.txt', import.meta.url), 'utf8').trim()

export const tulaByModel = modelReader({
  answer: taskAnswer,
  system,
  prompt: 'Fill in the form for the mail below.',
  maxTokens: 4_000,
  isWanted: ({ asksFor, forPolling, forTask }: TaskProposal) => !asksFor && (!forPolling || forTask),
  data: ({ mail, known }) => contextOf(mail, known),
  check: checked,
})

function checked(said: TaskAnswer, context: ModelContext<TaskProposal, KnownToTula>): Checked<TaskProposal> {
  const { mail, known, byRules, isQuoted } = context
  // What is said of the whole project is carried out as such, and is no task beside it.
  const isOwn = ({ sentence }: { sentence: string }) =>
    !byRules.projectActs.some((act) => act.sentence.includes(sentence))
  const tasks = said.tasks.flatMap((task, index) =>
    isOwn(task) ? checkedTask(task, index + 1, context) : [],
  )
  const changes = said.changes.filter(isOwn).flatMap((change) => checkedChange(change, context))
  const dropped = said.tasks.length + said.changes.length - tasks.length - changes.length
  const isSure = ({ confidence }: { confidence: number }) => confidence >= CONFIDENCE_GATE
  const isFound = [...byRules.tasks, ...byRules.changes].some(isSure)
  // Of an answer that is all made up nothing counts.
  if (isFound && dropped > 0 && tasks.length + changes.length === 0) return { proposal: null, dropped }
  const { kept, ...items } = controlled({ tasks, changes }, context)
  // It stands under the sender's name, so that only words of theirs may stand in it.
  const comment = said.comment !== null && !isQuoted(said.comment) ? byRules.comment : said.comment
  const proposal = marked(
    { ...byRules, ...items, comment: mail.isReply ? comment : null, unclear: [], toAsk: [], unread: [] },
    mail,
  )
  return { proposal: known.about ? asAnswer(proposal, mail, known.about) : proposal, dropped, kept }
}
