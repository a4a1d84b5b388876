// Two people and a company who own one of each thing, and everybody who should get none of it.
import { createHash, randomBytes } from 'node:crypto'
import { until } from './patience.ts'
import {
  type Client,
  clientOf,
  people,
  startWorld,
  type Who,
  type World,
  type WorldOptions,
} from './world.ts'

/* A Wednesday night, at which no reminder, digest or question goes out by itself. */
const now = new Date('2026-11-18T03:00:00Z')

/** Words that stand in everything that is the owner's own, and in everything of the company's project. */
export const marks = { personal: 'ZEBRAFINCH', company: 'OKAPIHERD' } as const

export interface AccessWorld {
  world: World
  /** Ids of what stands behind the parameters of an address, by the beginning of the address. */
  owned: Record<string, Record<string, number | string>>
  companyId: number
  otherCompanyId: number
  /** A client with a session of its own, so that ending one ends no other. */
  as(who: Who, companyId?: number): Promise<Client>
  /** What lucia has from the time when she was a member. */
  kept: KeptByRemoved
  /** Secrets of the owner's API token that may only read. */
  readToken: string
}

/** For tests that call every endpoint; elsewhere mails and questions would ask it, and it never answers. */
export async function setUpModel({ owned, companyId, as }: AccessWorld): Promise<void> {
  const amara = await as('amara')
  const { id } = await amara.send<{ id: number }>('POST', '/api/server/models', {
    provider: 'openai-compatible',
    address: 'http://127.0.0.1:9/v1',
    key: '',
    model: 'none',
  })
  owned['/api/server/models/'] = { id }
  // For short mails alone, so that no question of the Copilot looks its name up.
  const ofCompany = await (await as('amara', companyId)).send<{ id: number }>('POST', '/api/company/models', {
    provider: 'openai-compatible',
    address: 'https://models.example.com/v1',
    key: '',
    model: 'none',
    purposes: ['fast'],
  })
  owned['/api/company/models/'] = { id: ofCompany.id }
}

/**
 * amara owns things of her own and is the admin of a company; jonas is its manager and priya its member;
 * lucia was removed from it; mei is the admin of another company; bob is nobody's.
 */
export async function accessWorld(options: WorldOptions = {}): Promise<AccessWorld> {
  const world = await startWorld({ clock: () => now, ...options })
  const ids = new Map<Who, number>()
  for (const who of ['amara', 'priya', 'jonas', 'lucia', 'mei', 'bob'] as const) {
    const client = await world.signUp(who)
    ids.set(who, (await client.get<{ id: number }>('/api/auth/user')).id)
  }
  const as: AccessWorld['as'] = async (who, companyId = 0) => {
    const token = randomBytes(32).toString('base64url')
    await world.app.db.query(
      'insert into sessions (user_id, token_hash, created_at, used_at, expires_at) values ($1, $2, $3, $3, $4)',
      [
        ids.get(who),
        createHash('sha256').update(token).digest('hex'),
        now,
        new Date(now.getTime() + 86_400_000),
      ],
    )
    const context: Record<string, string> = companyId ? { 'x-company-id': String(companyId) } : {}
    return clientOf(world.url, `mailcrew=${token}`, context)
  }
  const amara = await as('amara')
  const companyId = await register(amara, 'Harbour Works')
  const otherCompanyId = await register(await as('mei'), 'Quarry Works')
  await join(world, amara, companyId, await as('priya'), people.priya.email, 'member')
  await join(world, amara, companyId, await as('jonas'), people.jonas.email, 'manager')
  await join(world, amara, companyId, await as('lucia'), people.lucia.email, 'member')

  const { secret } = await amara.send<{ secret: string }>('POST', '/api/tokens', {
    name: marks.personal,
    scopes: ['read'],
  })
  const personal = await ownThings(world, amara)
  const inCompany = await companyThings(world, amara, await as('amara', companyId), companyId)
  const kept = await thingsToKeep(
    world,
    await as('amara', companyId),
    await as('lucia', companyId),
    companyId,
  )
  await amara.send('DELETE', `/api/companies/${companyId}/members/${ids.get('lucia')}`)
  const archive = await amara.send<{ id: number }>('POST', '/api/server/archives', {
    ...{ name: `${marks.personal}.mbox`, recipient: 'tula@mailcrew.localhost', size: 9 },
  })
  const invited = await amara.send<{ id: number }>('POST', '/api/server/invitations', {
    email: `${marks.personal}@example.org`.toLowerCase(),
  })
  return {
    world,
    owned: {
      ...personal,
      ...inCompany,
      // She was the first, so that the server is hers too.
      '/api/server/accounts/': {
        id: ids.get('amara') ?? 0,
        exportId: await idOf(world, 'select id from exports order by id limit 1'),
      },
      '/api/server/archives/': { id: archive.id },
      '/api/server/companies/': { id: companyId },
      '/api/server/invitations/': { id: invited.id },
      '/api/companies/{id}/members/{userId}': { id: companyId, userId: ids.get('amara') ?? 0 },
    },
    companyId,
    otherCompanyId,
    as,
    kept,
    readToken: secret,
  }
}

async function idOf(world: World, sql: string): Promise<number> {
  const rows = await world.rows(sql)
  if (!rows[0]) throw new Error(`the owner has none of these: ${sql}`)
  return Number(rows[0].id)
}

/** The id of a new company, whose admin the client is. */
export async function register(client: Client, name: string): Promise<number> {
  const made = await client.send<{ data: { company: { company: { id: number } } } }>(
    'POST',
    '/api/companies/register',
    { name },
  )
  return made.data.company.company.id
}

/** Invites somebody, who accepts. */
export async function join(
  world: World,
  admin: Client,
  companyId: number,
  invited: Client,
  email: string,
  role: string,
): Promise<void> {
  await admin.send('POST', `/api/companies/${companyId}/invitations`, { email, role })
  const rows = await world.rows('select text from outbox where recipient = $1 order by id desc limit 1', [
    email,
  ])
  const token = /\/invite\/([\w-]+)/.exec(String(rows[0]?.text))?.[1]
  await invited.send('POST', `/api/invitations/${token}`, {})
}

/** The personal project of a mail, and whatever else a person has of their own. */
async function ownThings(world: World, amara: Client): Promise<AccessWorld['owned']> {
  await world.receiveMail({
    from: 'amara',
    subject: `Launch of ${marks.personal}`,
    attachments: [{ filename: `${marks.personal}.txt`, content: Buffer.from(marks.personal) }],
    text: `Please book the hall for ${marks.personal} by Friday.\nWe should maybe repaint the ${marks.personal} poster.`,
  })
  const id = (sql: string) => idOf(world, sql)
  const task = await id(`select id from tasks where title like '%${marks.personal}%' order by id limit 1`)
  const project = await id(`select project_id as id from tasks where id = ${task}`)
  await amara.send('PATCH', `/api/tasks/${task}`, { status: 'in-progress' })
  const comment = await amara.send<{ id: number }>('POST', `/api/tasks/${task}/comments`, {
    text: `Said of ${marks.personal}`,
  })
  const step = await amara.send<{ id: number }>('POST', `/api/tasks/${task}/checklist`, {
    text: `First of ${marks.personal}`,
  })
  const instance = await amara.send<{ data: { agentEmail: { id: number } } }>(
    'POST',
    '/api/user/agent-emails',
    {
      agentType: 'tula',
      instanceName: marks.personal,
    },
  )
  await amara.send('POST', '/api/trust/block', { emailToBlock: `${marks.personal}@example.com` })
  await amara.send('POST', '/api/account/export', {})
  const view = await amara.send<{ id: number }>('POST', '/api/views', {
    page: 'my-tasks',
    name: `View of ${marks.personal}`,
    query: '',
  })
  const poll = await amara.send<{ id: number }>('POST', '/api/polls', {
    question: `Where to hold ${marks.personal}?`,
    kind: 'single',
    options: [{ label: `At ${marks.personal}` }, { label: 'At home' }],
    voters: ['guest@example.com'],
  })
  const survey = await amara.send<{ id: number }>('POST', '/api/surveys', {
    title: `How was ${marks.personal}?`,
    questions: [{ text: `What was best of ${marks.personal}?`, kind: 'text', options: [], steps: 5 }],
    people: ['guest@example.com'],
  })
  const remark = await amara.send<{ id: number }>('POST', `/api/polls/${poll.id}/comments`, {
    text: `About ${marks.personal}`,
  })
  await world.receiveMail({
    from: 'amara',
    to: 'alex@mailcrew.localhost',
    subject: `Prices of ${marks.personal}`,
    text: 'What is in it?',
    attachments: [{ filename: `${marks.personal}.csv`, content: `Item,Price\n${marks.personal},12\n` }],
  })
  const document = await id('select id from documents order by id limit 1')
  const polling = await amara.send<{ id: number }>('PATCH', '/api/polling/agents/-1', {})
  const updates = await amara.send<{ data: { agentEmail: { id: number } } }>(
    'POST',
    '/api/user/agent-emails',
    { agentType: 'tanya', instanceName: `Updates of ${marks.personal}` },
  )
  const article = await amara.send<{ id: number }>('POST', '/api/knowledge/articles', {
    title: `Rules of ${marks.personal}`,
    text: `The cage of ${marks.personal} is cleaned on Mondays.`,
  })
  const asked = await amara.send<{ id: number; filed: { questionId: number } }>(
    'POST',
    '/api/knowledge/ask',
    {
      question: `Who sang for ${marks.personal} in the rain?`,
    },
  )
  const rule = await amara.send<{ id: number }>('POST', '/api/rules', { words: 'Mails from Ben are urgent' })
  const webhook = await amara.send<{ webhook: { id: number } }>('POST', '/api/webhooks', {
    url: `https://hooks.example.com/${marks.personal}`,
    events: ['task.changed'],
  })
  await amara.send('POST', '/api/push/devices', {
    endpoint: 'https://push.example.com/device',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  })
  const { messageId } = await amara.send<{ messageId: number }>('POST', '/api/copilot/chat', {
    userQuestion: `What about ${marks.personal}?`,
  })
  const other = await amara.send<{ id: number }>('POST', '/api/knowledge/articles', {
    title: `More of ${marks.personal}`,
    text: `The cage of ${marks.personal} is cleaned on Fridays.`,
  })
  await world.app.db.query(
    `insert into knowledge_contradictions (owner_id, one_id, other_id, about, one_sentence, other_sentence)
     select owner_id, $1, $2, 'date', $3, $3 from knowledge_articles where id = $1
     on conflict do nothing`,
    [article.id, other.id, marks.personal],
  )
  const followUp = (column: 'agent_id' | 'survey_id', of: number) =>
    id(`insert into follow_ups (${column}, key, about, kind, author_id)
      select ${of}, 'topic:1', '${marks.personal} is cold', 'left', id from users where email = 'amara@example.com'
      returning id`)
  return {
    '/api/knowledge/articles/{id}/versions/{version}': { id: article.id, version: 1 },
    '/api/knowledge/articles/{id}': { id: article.id },
    '/api/knowledge/questions/{id}': { id: asked.filed.questionId },
    '/api/knowledge/answers/{id}': { id: asked.id },
    '/api/knowledge/contradictions/{id}': {
      id: await id('select id from knowledge_contradictions order by id limit 1'),
    },
    '/api/copilot/messages/{id}': { id: messageId },
    '/api/documents/{id}/tables/{part}/{index}': { id: document, part: 1, index: 0 },
    '/api/documents/{id}/pages/{part}': { id: document, part: 1 },
    '/api/documents/{id}/places/{part}': { id: document, part: 1 },
    '/api/documents/{id}/changes/{earlierId}': { id: document, earlierId: document },
    '/api/documents/{id}': { id: document },
    '/api/polling/agents/{id}': { id: polling.id, what: 'topics', insightId: 'none' },
    '/api/polling/agents/{id}/follow-ups/{followUpId}': {
      id: polling.id,
      followUpId: await followUp('agent_id', polling.id),
    },
    '/api/tanya/': { instanceId: updates.data.agentEmail.id },
    '/api/polls/{id}': { id: poll.id },
    '/api/polls/{id}/comments/{commentId}': { id: poll.id, commentId: remark.id },
    '/api/surveys/{id}': { id: survey.id },
    '/api/surveys/{id}/follow-ups/{followUpId}': {
      id: survey.id,
      followUpId: await followUp('survey_id', survey.id),
    },
    '/api/projects/{id}': { id: project },
    '/api/tasks/{id}': { id: task },
    '/api/tasks/{id}/checklist/{itemId}': { id: task, itemId: step.id },
    '/api/tasks/{id}/comments/{commentId}': { id: task, commentId: comment.id },
    '/api/suggestions/{id}': { id: await id('select id from suggestions order by id limit 1') },
    '/api/change-sets/{id}': { id: await id('select id from change_sets order by id limit 1') },
    '/api/mails/{id}/attachments/{index}': {
      id: await id('select id from deliveries order by id limit 1'),
      index: 0,
    },
    '/api/mails/{id}': { id: await id('select id from deliveries order by id limit 1') },
    '/api/notifications/{id}': { id: await id('select id from notifications order by id limit 1') },
    '/api/account/export/{id}': { id: await id('select id from exports order by id limit 1') },
    '/api/auth/sessions/{id}': { id: await id('select id from sessions order by id limit 1') },
    '/api/auth/passkeys/{id}': {
      id: await id(`insert into passkeys (user_id, credential_id, public_key, counter, transports, name, is_synced)
        select id, 'key', 'key', 0, '{}', '${marks.personal}', false from users where email = 'amara@example.com'
        returning id`),
    },
    '/api/push/devices/{id}': { id: await id('select id from push_devices order by id limit 1') },
    '/api/undelivered/addresses/{id}': {
      id: await id(`insert into suppressed_addresses (address, owner_id, reason, subject)
        select 'gone@example.com', id, '550 5.1.1', '${marks.personal}' from users where email = 'amara@example.com'
        returning id`),
    },
    '/api/rules/{id}': { id: rule.id },
    '/api/webhooks/{id}': { id: webhook.webhook.id, deliveryId: 1 },
    '/api/tokens/{id}': { id: await id('select id from api_tokens order by id limit 1') },
    '/api/views/{id}': { id: view.id },
    '/api/user/agent-emails/{id}': { id: instance.data.agentEmail.id },
    '/api/agent-instances/{id}': { id: instance.data.agentEmail.id },
  }
}

async function companyThings(
  world: World,
  admin: Client,
  inCompany: Client,
  companyId: number,
): Promise<AccessWorld['owned']> {
  const at = `/api/companies/${companyId}`
  const made = await admin.send<{ data: { agentEmail: { id: number; emailAddress: string } } }>(
    'POST',
    `${at}/agent-emails`,
    { agentType: 'tula', instanceName: 'main', isActive: true },
  )
  await admin.send('POST', `${at}/invitations`, { email: 'waiting@example.com', role: 'member' })
  await admin.send('POST', `${at}/hierarchy`, { kind: 'department', name: marks.company })
  await admin.send('POST', `${at}/domains`, { domain: 'harbour.example.com' })
  await world.receiveMail({
    from: 'amara',
    to: made.data.agentEmail.emailAddress,
    subject: `Dredging ${marks.company}`,
    text: `Please order the dredger for ${marks.company} by Friday.`,
  })
  const one = (sql: string) => idOf(world, sql)
  const project = await one(`select id from projects where company_id = ${companyId} order by id limit 1`)
  await inCompany.get(`/api/projects/${project}`)
  return {
    '/api/companies/{companyId}/agent-emails/{id}': { companyId, id: made.data.agentEmail.id },
    '/api/companies/{companyId}': { companyId },
    '/api/companies/{id}/invitations/{invitationId}': {
      id: companyId,
      invitationId: await one(
        `select id from company_invitations where company_id = ${companyId} order by id desc limit 1`,
      ),
    },
    '/api/companies/{id}/hierarchy/{unitId}': {
      id: companyId,
      unitId: await one(`select id from company_units where company_id = ${companyId} limit 1`),
    },
    '/api/companies/{id}/domains/{domainId}': {
      id: companyId,
      domainId: await one(`select id from company_domains where company_id = ${companyId} limit 1`),
    },
    '/api/companies/{id}': { id: companyId },
    'company project': { id: project },
    'company task': { id: await one(`select id from tasks where project_id = ${project} limit 1`) },
    'company mail': {
      id: await one(`select d.id from deliveries d where d.company_id = ${companyId} limit 1`),
    },
  }
}

export interface KeptByRemoved {
  projectId: number
  taskId: number
  replyAddress: string
  /** Paths of personal links: lucia has voted in the first poll, and answered nothing else. */
  votedPath: string
  ballotPath: string
  surveyPath: string
  /** A task that she made, has and has said something of; the Copilot marked it as done for her. */
  winchId: number
  calendarPath: string
  undoPath: string
  tokenSecret: string
  /** The path that accepts an invitation to another address of hers. */
  invitationPath: string
}

/** A project with lucia on its mails, two ballots and a survey of hers, and an invitation that waits. */
async function thingsToKeep(
  world: World,
  inCompany: Client,
  hers: Client,
  companyId: number,
): Promise<KeptByRemoved> {
  const { db } = world.app
  const lucia = people.lucia.email
  const second = 'lucia@second.example.com'
  const { rows } = await db.query(`select email_address as address from agent_instances
    where company_id = ${companyId} and agent_type = 'tula' limit 1`)
  const address = String(rows[0]?.address)
  const first = '<quay@example.com>'
  // No mail tells of these later on.
  await inCompany.send('PATCH', '/api/notifications/preferences/emailNotifications', { enabled: false })
  await world.receiveMail({
    ...{ from: 'amara', to: address, cc: [lucia], subject: 'Quay wall', messageId: first },
    text: 'Please measure the quay wall.',
  })
  await world.receiveMail({
    ...{ from: 'lucia', to: address, subject: 'Re: Quay wall', inReplyTo: first, references: [first] },
    text: 'Please order the chalk.',
  })
  const one = (sql: string) => idOf(world, sql)
  const projectId = await one(`select id from projects where company_id = ${companyId} and name like 'Quay%'`)
  const token = await db.query(`select token from reply_addresses where thread_id = (
      select thread_id from projects where id = ${projectId})
    and user_id = (select id from users where email = '${lucia}')`)
  const ask = (question: string) =>
    inCompany.send('POST', '/api/polls', {
      ...{ question, kind: 'single', options: [{ label: 'Rope' }, { label: 'Chain' }] },
      voters: [lucia, people.jonas.email, people.priya.email],
    })
  await ask('Which mooring?')
  await ask('Which fender?')
  const survey = await inCompany.send<{ id: number }>('POST', '/api/surveys', {
    title: 'How is the canteen?',
    questions: [{ text: 'How is it?', kind: 'text', options: [], steps: 5 }],
    people: [lucia, people.jonas.email, people.priya.email, 'guest@example.com'],
  })
  await inCompany.send('POST', `/api/surveys/${survey.id}/open`, {})
  const pathIn = async (kind: string, words: string) => {
    const text = await until(async () => {
      const sent = await db.query(
        `select text from outbox where recipient = '${lucia}' and kind = '${kind}' and subject like '%${words}'`,
      )
      return sent.rows[0] ? String(sent.rows[0].text) : undefined
    })
    return /\/(?:vote|survey)\/[\w.-]+/.exec(text)?.[0] ?? ''
  }
  const votedPath = await pathIn('ballot', 'Which mooring?')
  const option = await one(`select o.id from poll_options o join polls p on p.id = o.poll_id
    where p.question = 'Which mooring?' order by o.id limit 1`)
  await fetch(`${world.url}${votedPath}`, {
    method: 'POST',
    body: new URLSearchParams({ choice: `${option}` }),
  })
  const winch = await winchOf(world, hers, projectId)
  await db.query(`insert into user_addresses (user_id, address, confirmed_at)
    select id, '${second}', now() from users where email = '${lucia}'`)
  await inCompany.send('POST', `/api/companies/${companyId}/invitations`, { email: second, role: 'admin' })
  const invited = await db.query(`select text from outbox where recipient = '${second}'`)
  return {
    projectId,
    taskId: await one(`select id from tasks where project_id = ${projectId} order by id limit 1`),
    replyAddress: `${String(token.rows[0]?.token)}@${world.config.mailDomain}`,
    votedPath,
    ballotPath: await pathIn('ballot', 'Which fender?'),
    surveyPath: await pathIn('survey', 'How is the canteen?'),
    ...winch,
    invitationPath: `/api/invitations/${/\/invite\/([\w-]+)/.exec(String(invited.rows[0]?.text))?.[1]}`,
  }
}

/** What acts for a member without a session: a calendar, the undo link of a mail, an API token. */
async function winchOf(world: World, hers: Client, projectId: number) {
  const { id } = await hers.send<{ id: number }>('POST', `/api/projects/${projectId}/tasks`, {
    title: 'Grease the winch',
    dueDate: '2026-11-20T00:00:00.000Z',
    assignToMe: true,
  })
  await hers.send('POST', `/api/tasks/${id}/comments`, { text: 'The winch is stiff.' })
  const feed = await hers.send<{ url: string }>('POST', '/api/account/calendar', {})
  if (!(await (await fetch(feed.url)).text()).includes('winch'))
    throw new Error('a task of lucia is not in her calendar')
  await world.receiveMail({
    from: 'lucia',
    to: `copilot@${world.config.mailDomain}`,
    subject: 'The winch',
    text: 'Mark the winch as done.',
  })
  const undo = await until(async () => {
    const sent = await world.app.db.query(`select text from outbox where recipient = '${people.lucia.email}'`)
    return sent.rows.flatMap(({ text }) => /\/copilot\/undo\/[\w-]+/.exec(String(text))?.[0] ?? [])[0]
  })
  // The matrix changes the names of all callers, which nothing of the owner shows.
  await world.app.db.query('delete from task_assignees where task_id = $1', [id])
  const { secret } = await hers.send<{ secret: string }>('POST', '/api/tokens', {
    name: 'Kept',
    scopes: ['read', 'write'],
  })
  return { winchId: id, calendarPath: new URL(feed.url).pathname, undoPath: undo, tokenSecret: secret }
}
