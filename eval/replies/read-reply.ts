// Reads a labelled reply as a delivery does, and works out what becomes of the tasks of its project.
import { CONFIDENCE_GATE, type MailPerson } from '../../src/agent/agent.ts'
import type { BriefTask } from '../../src/features/tasks/index.ts'
import type { ProposedChange, ProposedTask, TaskProposal } from '../../src/features/tula/task-proposal.ts'
import { readByRules } from '../../src/features/tula/task-rules.ts'
import { parseMail } from '../../src/mail/parse.ts'
import type { BaseProject, LabelledReply } from '../mails/cases.ts'
import { rawMail } from '../mails/raw-mail.ts'
import type { Project } from './project.ts'

const DATE = 'Fri, 20 Nov 2026 15:00:00 +0100'

export interface ReadReply {
  proposal: TaskProposal
  /** Those at or above the gate. */
  changes: ProposedChange[]
  tasks: ProposedTask[]
  newest: string
  readMs: number
}

type WrittenReply = Pick<LabelledReply, 'by' | 'body' | 'quote'>

/** The mail that it comes as. */
export function rawReply(
  { by, body, quote }: WrittenReply,
  base: BaseProject,
): Parameters<typeof rawMail>[0] {
  const quoted = base.lines.map((line, index) => `> ${index + 1}. ${line}`).join('\n')
  const text =
    quote === 'bottom' ? `${body}\n\nOn Fri, 20 Nov 2026 at 10:00, ${base.from} wrote:\n${quoted}` : body
  return {
    from: by,
    to: ['tula@mailcrew.localhost'],
    cc: [],
    subject: `Re: ${base.subject}`,
    date: DATE,
    text,
  }
}

export async function readReply(reply: WrittenReply, project: Project): Promise<ReadReply> {
  const { by } = reply
  const parsed = await parseMail(await rawMail(rawReply(reply, project.base)))
  const began = process.cpuUsage()
  const mail = {
    parsed,
    sender: senderOf(by, project.people),
    to: [],
    cc: [],
    sentAt: parsed.date?.at ?? new Date(DATE),
    zone: '+01:00',
    isReply: true,
    commandsOnly: false,
  }
  const proposal = readByRules(mail, { tasks: project.tasks, people: project.people })
  const { user, system } = process.cpuUsage(began)
  return {
    proposal,
    changes: proposal.changes.filter(({ confidence }) => confidence >= CONFIDENCE_GATE),
    tasks: proposal.tasks.filter(({ confidence }) => confidence >= CONFIDENCE_GATE),
    newest: parsed.newest.text,
    readMs: (user + system) / 1_000,
  }
}

export function senderOf(by: string, people: readonly MailPerson[]): MailPerson & { userId: number } {
  const email = /<([^>]+)>/.exec(by)?.[1]?.toLowerCase() ?? by.toLowerCase()
  const known = people.find((person) => person.email === email)
  return { userId: known?.userId ?? 99, email, name: known?.name ?? by.replace(/\s*<.*/, '') }
}

/** The tasks after the changes; a dropped one has the status 'dropped'. */
export function after(tasks: readonly BriefTask[], changes: readonly ProposedChange[]): BriefTask[] {
  return tasks.map((task) => {
    const own = changes.filter((change) => change.task === task.number)
    return own.reduce<BriefTask>((state, change) => changed(state, change), task)
  })
}

function changed(task: BriefTask, { status, dueDate, assignees, title, dropped }: ProposedChange): BriefTask {
  return {
    ...task,
    ...(status === undefined ? {} : { status }),
    ...(dropped ? { status: 'dropped' } : {}),
    ...(dueDate === undefined ? {} : { dueDate }),
    ...(assignees === undefined ? {} : { assignees }),
    ...(title === undefined ? {} : { title }),
  }
}
