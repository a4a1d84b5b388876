// Reads a mail into Tula's proposal without a model.
import type { AgentMail } from '../../agent/agent.ts'
import { readCommands, readMarkers, readQuestionOfStatus } from '../../language/commands.ts'
import { type ReplyReading, readReply, type TaskChange } from '../../language/reply.ts'
import { type ReadTasksInput, readTasks, type TaskReading } from '../../language/tasks.ts'
import { inListOrder } from './blockers/list-numbers.ts'
import { meaningOf } from './status.ts'
import type { ProposedChange, ProposedTask, TaskProposal } from './task-proposal.ts'

/** A task that is there already, as the reading needs it. */
export interface BriefTask {
  id: number
  number: number
  title: string
  status: string
  assignees: string[]
  repeats: boolean
}

/** What the rules read of a mail: plain data, which can be read in another thread. */
export type MailToRead = Pick<
  AgentMail,
  'sender' | 'to' | 'cc' | 'sentAt' | 'zone' | 'isReply' | 'commandsOnly'
> & {
  parsed: Pick<AgentMail['parsed'], 'subject' | 'priority'> & { newest: { text: string } }
}

/** Nothing of the mail but what the rules read. */
export function toRead(mail: AgentMail): MailToRead {
  const { sender, to, cc, sentAt, zone, isReply, commandsOnly, parsed } = mail
  const { subject, priority, newest } = parsed
  return {
    sender,
    to,
    cc,
    sentAt,
    zone,
    isReply,
    commandsOnly,
    parsed: { subject, priority, newest: { text: newest.text } },
  }
}

/** Characters of a comment that nobody has read. */
const MOST_UNREAD = 5_000

/** `readByRules`, wherever it runs. */
export type ReadByRules = (...given: Parameters<typeof readByRules>) => Promise<TaskProposal>

/** `about`: number of the task that the mail answers a comment of. */
export function readByRules(mail: MailToRead, known: readonly BriefTask[], about?: number): TaskProposal {
  const { parsed } = mail
  const { commands, rest } = readCommands(parsed.newest.text)
  const markers = readMarkers(parsed.subject, parsed.newest.text)
  const text = withoutMarkers(rest)
  const input: ReadTasksInput = {
    text,
    subject: withoutMarkers(parsed.subject),
    author: mail.sender,
    to: mail.to,
    cc: mail.cc,
    sentAt: mail.sentAt,
    zone: mail.zone,
    mailPriority: parsed.priority,
    ...(readsDayFirst(mail.zone) ? { dayFirst: true } : {}),
  }
  // What is marked as a task is one, whatever it sounds like (MAIL-25).
  const isTold = markers.task || mail.commandsOnly
  const asksFor = isTold ? null : readQuestionOfStatus(text.trim() === '' ? input.subject : text)
  const empty: TaskProposal = {
    commands,
    tasks: [],
    changes: [],
    comment: null,
    answers: null,
    unclear: [],
    asksFor,
    forPolling: markers.polling,
    forTask: markers.task,
  }
  // Of a text that is not read a reply is kept as a comment.
  if (mail.commandsOnly) return marked({ ...empty, comment: unreadComment(mail, text) }, mail)
  if (asksFor) return empty
  if (markers.polling && !markers.task) return empty
  if (mail.isReply) {
    const reply = { ...input, ...split(known), ...(about === undefined ? {} : { about }) }
    return marked({ ...empty, ...fromReply(readReply(reply), text) }, mail)
  }
  return marked({ ...empty, tasks: inListOrder(readTasks(input)).map(proposedOf) }, mail)
}

function unreadComment({ isReply }: MailToRead, text: string): string | null {
  return isReply ? text.trim().slice(0, MOST_UNREAD) || null : null
}

/** $$task says that there is a task, even where nobody found a sentence that sounds like one (MAIL-14). */
export function marked(proposal: TaskProposal, mail: MailToRead): TaskProposal {
  if (!proposal.forTask || proposal.tasks.length > 0) return proposal
  return { ...proposal, tasks: [wholeMail(mail)], comment: null }
}

function split(known: readonly BriefTask[]) {
  return {
    openTasks: known.filter((task) => meaningOf(task.status) !== 'done'),
    doneTasks: known.filter((task) => meaningOf(task.status) === 'done'),
  }
}

function fromReply(reading: ReplyReading, text: string): Partial<TaskProposal> {
  return {
    tasks: reading.newTasks.map(proposedOf),
    changes: reading.changes.map(changeOf),
    comment:
      reading.comment ??
      (reading.newTasks.length + reading.changes.length === 0 ? text.trim() || null : null),
    unclear: reading.unclear.map(({ sentence, candidates }) =>
      candidates.length > 0
        ? `${sentence} (which task: ${candidates.map((number) => `#${number}`).join(', ')}?)`
        : sentence,
    ),
  }
}

function proposedOf({
  title,
  description,
  assignees,
  dueDate,
  priority,
  evidence,
  confidence,
  repeats,
  blockedBy,
}: TaskReading): ProposedTask {
  return {
    title,
    description,
    assignees,
    dueDate,
    priority,
    confidence,
    sentence: evidence.sentence,
    recurrence: repeats ?? null,
    blockedBy: blockedBy ?? [],
  }
}

function changeOf(change: TaskChange): ProposedChange {
  return {
    task: change.task,
    ...(change.status ? { status: change.status } : {}),
    ...(change.kind === 'block'
      ? { status: 'blocked', blockedReason: change.reason ?? blockers(change) }
      : {}),
    ...(change.status === 'blocked' ? { blockedReason: change.reason ?? blockers(change) } : {}),
    ...(change.priority ? { priority: change.priority } : {}),
    ...(change.dueDate === undefined ? {} : { dueDate: change.dueDate }),
    ...(change.assignees ? { assignees: change.assignees } : {}),
    ...(change.title ? { title: change.title } : {}),
    ...(change.recurrence === undefined ? {} : { recurrence: change.recurrence }),
    sentence: change.evidence.sentence,
    confidence: change.confidence,
  }
}

function blockers({ blockedBy }: TaskChange): string | null {
  return blockedBy?.length ? blockedBy.map((number) => `task #${number}`).join(', ') : null
}

/** A new mail is named by its subject; in a reply that is the name of what was there before. */
function wholeMail({ parsed, to, isReply }: MailToRead): ProposedTask {
  const text = withoutMarkers(readCommands(parsed.newest.text).rest)
  const subject = withoutMarkers(parsed.subject)
  const first =
    text
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? ''
  const title = (isReply ? first || subject : subject || first) || 'Task from a mail'
  return {
    title: title.slice(0, 80),
    description: text.slice(0, 500),
    assignees: to.map((person) => person.email),
    dueDate: null,
    recurrence: null,
    blockedBy: [],
    priority: parsed.priority === 'high' ? 'high' : 'medium',
    sentence: first || subject,
    confidence: 0.9,
  }
}

function withoutMarkers(text: string): string {
  return text.replace(/\$\$(task|polling)\b:?/gi, '').trim()
}

/** 5/12 is the fifth of December nearly everywhere but in the Americas; an offset alone does not tell. */
function readsDayFirst(zone: string): boolean {
  return /^(Europe|Africa|Asia|Australia|Pacific|Atlantic|Indian)\//.test(zone)
}
