// The mails of a run: which agents get which, with what in them. Pure: the same wish gives the same mails.
import type { TestMailType } from './contract.ts'
import { meetingSchedules } from './texts/meeting-schedule.ts'
import { projectUpdates } from './texts/project-update.ts'
import { questionInquiries } from './texts/question-inquiry.ts'
import { taskRequests } from './texts/task-request.ts'
import { teamCollaborations } from './texts/team-collaboration.ts'
import { filled, type MailTemplate } from './texts/template.ts'
import { urgentIssues } from './texts/urgent-issue.ts'

const templates: Readonly<Record<TestMailType, readonly MailTemplate[]>> = {
  'task-request': taskRequests,
  'team-collaboration': teamCollaborations,
  'question-inquiry': questionInquiries,
  'urgent-issue': urgentIssues,
  'project-update': projectUpdates,
  'meeting-schedule': meetingSchedules,
}

/** Whom mails that concern several people are copied to; no account is theirs, and nothing is sent to them. */
const team = ['maya', 'jonas', 'aisha', 'pedro', 'clara'].map((name) => ({
  name: name.charAt(0).toUpperCase() + name.slice(1),
  address: `${name}@team.example.com`,
}))
const forSeveral: ReadonlySet<TestMailType> = new Set(['team-collaboration', 'meeting-schedule'])

const withFile: ReadonlySet<TestMailType> = new Set(['team-collaboration', 'project-update'])

/** A small table that belongs to the mail. */
function tableOf(number: number): { filename: string; content: string } {
  const rows = [0, 1, 2].map((row) => {
    const at = number + row
    return `${filled('{thing}', at)},${filled('{person}', at)},${filled('{day}', at)},${120 + ((at * 35) % 400)}.00 EUR`
  })
  return { filename: 'overview.csv', content: `${['Item,Owner,Due,Cost', ...rows].join('\r\n')}\r\n` }
}

export interface TestMailWish<Agent> {
  count: number
  types: readonly TestMailType[]
  agents: readonly Agent[]
  subject: string | null
}

export interface TestMail<Agent> {
  type: TestMailType
  to: Agent
  cc: readonly { name: string; address: string }[]
  subject: string
  text: string
  /** What a mail to several people brings along; null for none. */
  file: { filename: string; content: string } | null
}

/** Agents take turns, and with each round of them the types do: every agent gets every type. */
export function testMails<Agent>({ count, types, agents, subject }: TestMailWish<Agent>): TestMail<Agent>[] {
  return Array.from({ length: count }, (_, number) => {
    const to = agents[number % agents.length]
    const type = types[Math.floor(number / agents.length) % types.length]
    if (to === undefined || type === undefined) throw new Error('a run needs an agent and a type')
    const round = Math.floor(number / (agents.length * types.length))
    const own = templates[type]
    const template = own[round % own.length]
    if (!template) throw new Error(`there is no template of ${type}`)
    const start = number % team.length
    return {
      ...{ type, to, cc: forSeveral.has(type) ? [...team, ...team].slice(start, start + 3) : [] },
      subject: subject ?? filled(template.subject, number),
      file: withFile.has(type) ? tableOf(number) : null,
      text: `${template.lines.map((line) => filled(line, number)).join('\n')}\n`,
    }
  })
}
