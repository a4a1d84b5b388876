// What a mail answered to the suggestions of a receipt, as its own receipt tells it.
import type { AgentMail, MailContext } from '../../agent/agent.ts'
import type { ChangeLine } from '../../agent/outcome.ts'
import { daysOf } from '../../language/candidates/days.ts'
import { namedIn } from '../../language/people.ts'
import { deadlineOf } from '../../language/slots/due.ts'
import type { SuggestionAnswer } from '../../language/suggestion-answers.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { decideByMail } from '../../records/decide-by-mail.ts'
import { listParticipants, type ProjectRow, projectSubject } from '../projects/index.ts'
import { briefTasks } from '../tasks/index.ts'
import type { MailChanges } from './mail-changes.ts'
import type { ProposedTask } from './task-proposal.ts'
import type { TulaServices } from './tula-services.ts'

export interface Decided {
  /** Tasks that came of it or were changed. */
  taskIds: number[]
  lines: ChangeLine[]
  /** Sentences that the reply calls new tasks. */
  fresh: ProposedTask[]
  notUnderstood: string[]
}

const NOTHING: Decided = { taskIds: [], lines: [], fresh: [], notUnderstood: [] }

export async function decideSuggested(
  { db, records }: TulaServices,
  { scope, mail, at }: MailContext,
  { project: { id: projectId }, changes }: { project: ProjectRow; changes: MailChanges },
  answers: readonly SuggestionAnswer[],
): Promise<Decided> {
  if (mail.isStranger || answers.length === 0) return NOTHING
  const { task: words } = wordsIn(mail.language)
  const place = projectSubject(projectId)
  const { kept, left, fresh, unknown } = await decideByMail(records, { db, scope, at }, place, answers)
  const tasks = kept.length > 0 ? await briefTasks(db, projectId) : []
  // What a suggestion would change is kept in the app's language.
  const isEnglish = mail.language === 'en'
  const keptLines = kept.map(({ suggestion: { kind, title, note }, id }) => ({
    number: tasks.find((task) => task.id === id)?.number ?? null,
    title,
    what: kind === 'task' ? words.keptAsTask : (isEnglish && note) || words.changedAsAsked,
  }))
  const people = kept.some(({ but }) => but !== null) ? await listParticipants(db, projectId) : []
  for (const { id, but } of kept) {
    const task = tasks.find((one) => one.id === id)
    const added = but === null ? null : detailsIn(but, mail, people)
    if (task && added) await changes.apply({ task: task.number, ...added })
  }
  const leftLines = left.map(({ title }) => ({ number: null, title, what: words.leftOut }))
  return {
    taskIds: kept.map(({ id }) => id),
    lines: [...keptLines, ...leftLines],
    fresh: fresh.map(({ evidence: { sentence } }) => taskOfSentence(sentence, mail)),
    notUnderstood: unknown.map((letter) => `${letter} (${words.unknownLetter})`),
  }
}

interface Participant {
  email: string
  firstName: string
  lastName: string
}

const NAMES = /\p{Lu}[\p{L}'’-]{1,40}(?: \p{Lu}[\p{L}'’-]{1,40})?/gu

/** "It's for Sam", "by Friday": who does it, and by when; null where the words say neither. */
function detailsIn(
  said: string,
  { sender, to, cc, sentAt, zone }: AgentMail,
  people: readonly Participant[],
) {
  const onMail = [sender, ...to, ...cc].map(({ email, name }) => ({ email, name }))
  const others = people
    .filter(({ email }) => !onMail.some((one) => one.email === email))
    .map(({ email, firstName, lastName }) => ({ email, name: `${firstName} ${lastName}`.trim() }))
  const names = said.match(NAMES) ?? []
  const assignees = names.flatMap((name) => namedIn(name, [...onMail, ...others])).map(({ email }) => email)
  const day = deadlineOf(daysOf(`${said}.`, { at: sentAt, zone }))?.day
  if (assignees.length === 0 && day === undefined) return null
  return { ...(assignees.length > 0 && { assignees }), ...(day !== undefined && { dueDate: day }) }
}

const LONGEST_TITLE = 200

/** Of a sentence whose writer calls it a task: in their own words, and theirs to do. */
export function taskOfSentence(sentence: string, { sender }: Pick<AgentMail, 'sender'>): ProposedTask {
  const title = sentence
    .trim()
    .replace(/[.!\s]{1,10}$/, '')
    .slice(0, LONGEST_TITLE)
  return {
    title,
    description: '',
    assignees: [sender.email],
    names: [],
    dueDate: null,
    recurrence: null,
    blockedBy: [],
    priority: 'medium',
    sentence,
    confidence: 0.9,
  }
}
