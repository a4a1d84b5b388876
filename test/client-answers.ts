// A small world of answers for the client's screens: one person, Tula, two projects, five mails.
import type { User } from '../src/features/accounts/contract.ts'
import type { AgentCard } from '../src/features/catalogue/contract.ts'
import type { Project } from '../src/features/projects/contract.ts'
import type { Task } from '../src/features/tasks/contract.ts'
import type { SentMail, Work } from '../src/features/triage/contract.ts'
import type { Answers } from './client-page.ts'

export const amara: User = {
  id: 1,
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@northwind.example.com',
  authProvider: 'email',
  createdAt: '2026-01-12T09:00:00Z',
  profileImageUrl: null,
  timeZone: 'Europe/Berlin',
  confirmed: true,
  pendingEmail: null,
}

export const tula: AgentCard = {
  type: 'tula',
  name: 'Tula',
  purpose: 'Makes tasks of mails',
  emailAddress: 'tula@mail.example.com',
}

const day = (number: number, time = '09:12:00') => `2026-03-${String(number).padStart(2, '0')}T${time}Z`

export const launch: Project = {
  id: 7,
  companyId: 0,
  name: 'Spring launch: next steps',
  type: 'team',
  topic: '',
  createdAt: day(10),
  sourceEmail: tula.emailAddress,
  sourceEmailSubject: 'Spring launch: next steps',
  emailCount: 9,
  participantCount: 6,
  participants: [],
  isSystem: false,
}

const moving: Project = {
  ...launch,
  id: 8,
  name: 'Move to the new office',
  type: 'individual',
  createdAt: day(4),
  emailCount: 1,
  participantCount: 1,
}

const allSteps = ['stored', 'guarded', 'routed', 'read', 'applied', 'answered'] as const
const notes = {
  stored: '18 kB, from SMTP',
  guarded: 'Authenticated: DKIM of northwind.example.com',
  routed: 'To Tula, in Personal',
  read: '2 requests, by rules',
  applied: '2 tasks, 6 people',
  answered: 'Receipt to Priya Raman',
}

export function trace(steps: number): Work['trace'] {
  return allSteps
    .slice(0, steps)
    .map((step, index) => ({ step, at: day(10, `09:12:0${index}`), ms: 4 + index * 61, note: notes[step] }))
}

export const work: Work = {
  id: 41,
  mailId: 141,
  companyId: 0,
  agent: 'tula',
  recipient: tula.emailAddress,
  status: 'processed',
  reason: null,
  trust: 'verified',
  trace: trace(6),
  attempts: 1,
  subject: 'Spring launch: next steps',
  sender: 'priya@northwind.example.com',
  senderName: 'Priya Raman',
  receivedAt: day(10),
  size: 18_400,
  hash: '9f3c0a77d1',
  projectId: launch.id,
  projectName: launch.name,
  tasksCreated: 2,
  tasksUpdated: 0,
  can: { release: false, reject: false, retry: false },
}

const none = { projectId: null, projectName: null, tasksCreated: 0, tasksUpdated: 0 }

export const held: Work = {
  ...work,
  ...none,
  id: 40,
  mailId: 140,
  status: 'held',
  reason: 'The sender could not be verified: northwind.example.com publishes a policy that this mail fails',
  trust: 'unverified',
  trace: trace(2),
  subject: 'Invoice 2291, please pay today',
  sender: 'jonas@northwind.example.com',
  senderName: 'Jonas Weber',
  receivedAt: day(9, '16:40:00'),
  hash: '11aa',
  can: { release: true, reject: true, retry: false },
}

export const failed: Work = {
  ...work,
  ...none,
  id: 39,
  mailId: 139,
  status: 'failed',
  reason: 'The database was away while the mail was read',
  trace: trace(3),
  attempts: 5,
  subject: 'Re: seating plan for the dinner',
  sender: 'mei@tanaka.example.com',
  senderName: 'Mei Tanaka',
  receivedAt: day(9, '08:02:00'),
  hash: '7be2',
  can: { release: false, reject: false, retry: true },
}

const ignored: Work = {
  ...work,
  ...none,
  id: 38,
  mailId: 138,
  status: 'ignored',
  reason: 'An automatic reply',
  trust: 'guest',
  trace: trace(2),
  subject: 'Out of office until Monday, in urgent cases please write to the desk of the events team',
  sender: 'lucia@ferreira.example.com',
  senderName: '',
  receivedAt: day(8, '11:00:00'),
  hash: 'c0de',
}

const changed: Work = {
  ...work,
  id: 37,
  mailId: 137,
  subject: 'Re: Spring launch: the deck is sent',
  sender: amara.email,
  senderName: 'Amara Okafor',
  receivedAt: day(8, '07:45:00'),
  hash: 'beef',
  tasksCreated: 0,
  tasksUpdated: 1,
}

export const works: Work[] = [work, held, failed, ignored, changed]

const newest = `Hello all,

thanks for a good call. Here is what we agreed, so that nobody has to remember it.

- Amara, please send the launch deck to all partners by Thursday, with the new figures
  from finance.
- Lucia, can you confirm the caterer by next Wednesday? We are 60, of whom 14 eat vegetarian.

The hall is described at https://harbour.example.com/hall?floor=2. Tell me what you think.

Priya`

const quoted = `--
Priya Raman, Northwind

On Mon, Mar 9, 2026, Amara Okafor wrote:
> Could you sum up the call?
> I missed the last ten minutes.`

export const openWork = {
  ...work,
  to: ['amara@northwind.example.com', 'lucia@ferreira.example.com', tula.emailAddress],
  cc: ['bob@lindqvist.example.com'],
  newest,
  quoted,
  htmlUrl: '/mail-body/141',
  attachments: [
    { filename: 'Launch plan v4.pdf', contentType: 'application/pdf', size: 482_000 },
    { filename: 'Guest list.xlsx', contentType: 'application/vnd.ms-excel', size: 61_300 },
  ],
}

function task(number: number, title: string, sentence: string): Task {
  return {
    id: 500 + number,
    number,
    title,
    description: '',
    status: 'pending',
    priority: number === 1 ? 'high' : 'medium',
    dueDate: '2026-03-12T00:00:00Z',
    createdAt: day(10),
    updatedAt: day(10),
    version: 1,
    projectId: launch.id,
    project: { id: launch.id, name: launch.name },
    assignees: [{ id: number, user: { ...amara, id: 1 } }],
    sourceEmail: null,
    sourceEmailSubject: null,
    evidence: {
      agent: 'tula',
      by: 'rules',
      sentence,
      confidence: 0.94,
      mailId: work.mailId,
      mailSubject: work.subject,
      sender: work.senderName,
      sentAt: work.receivedAt,
      changeSetId: null,
    },
    blockedReason: null,
    commentCount: 0,
  }
}

export const tasks: Task[] = [
  task(1, 'Send the launch deck to all partners', 'please send the launch deck to all partners by Thursday'),
  task(2, 'Confirm the caterer for 60 guests', 'can you confirm the caterer by next Wednesday?'),
]

export const sent: SentMail[] = [
  {
    id: 90,
    status: 'kept',
    kind: 'receipt',
    recipient: 'priya@northwind.example.com',
    subject: 'Re: Spring launch: next steps',
    text: 'Tula made 2 tasks of your mail.\n\n1. Send the launch deck to all partners (Amara, due Mar 12)\n2. Confirm the caterer for 60 guests (Lucia, due Mar 18)\n\nWrong? Reply #undo.\nBoard: https://mail.example.com/project/7',
    createdAt: day(10, '09:12:04'),
    sentAt: null,
    lastError: null,
  },
  {
    id: 89,
    status: 'failed',
    kind: 'receipt',
    recipient: 'mei@tanaka.example.com',
    subject: 'Re: seating plan',
    text: 'Tula read your mail and found no task in it.',
    createdAt: day(9),
    sentAt: null,
    lastError: '550 no such user',
  },
]

export const signedIn: Answers = {
  'GET /api/auth/user': { body: amara },
  'GET /api/companies': { body: { success: true, data: { companies: [] } } },
  'GET /api/agents': { body: [tula] },
  'GET /api/projects': { body: { projects: [moving, launch] } },
  'GET /api/projects/7': { body: launch },
  'GET /api/projects/7/tasks': { body: tasks },
  'GET /api/projects/7/suggestions': { body: [] },
  'GET /api/projects/7/emails': { body: [] },
  'GET /api/stats': {
    body: {
      total: 24,
      pending: 11,
      inProgress: 5,
      completed: 6,
      blocked: 2,
      overdue: 3,
      dueToday: 1,
      highPriority: 4,
      byProject: [
        { projectId: 7, name: launch.name, total: 20, completed: 6 },
        { projectId: 8, name: moving.name, total: 4, completed: 0 },
      ],
    },
  },
  'GET /api/mails': ({ query }) => {
    const status = query.get('status')
    if (query.has('before')) return { body: [] }
    return { body: works.filter((entry) => status === null || entry.status === status) }
  },
  'GET /api/mails/41': { body: openWork },
  'GET /api/mails/40': {
    body: {
      ...openWork,
      ...held,
      newest: 'Please pay invoice 2291 today.',
      quoted: '',
      htmlUrl: null,
      attachments: [],
    },
  },
  'GET /api/mails/39': { body: { ...openWork, ...failed, htmlUrl: null, attachments: [] } },
  'GET /api/outbox': ({ query }) => ({ body: query.has('before') ? [] : sent }),
}

export const signedOut: Answers = {
  'GET /api/auth/user': { status: 401, body: { message: 'Unauthorized', code: 'unauthorized' } },
}
