// Brings the made-up data of the Copilot's cases into a running Mailcrew: what people write goes the real way in, dates are put back.

import { addMember } from '../../src/features/companies/index.ts'
import { mintScope } from '../../src/kit/scope.ts'
import { pdfOf } from '../../test/document-world.ts'
import { type Client, clientOf, password, startWorld, type World } from '../../test/world.ts'
import type { PlaceKey, WorldData } from './world-data.ts'

export interface LoadedWorld {
  world: World
  /** Who asks, acting for the company. */
  me: Client
  /** The id that the cases know a record by, of `kind:id`; null for what they do not know. */
  caseIdOf(source: { kind: string; id: number; title: string; path: string }): string | null
  stop(): Promise<void>
}

const COMPANY = 'Example Works'

export async function loadWorld(data: WorldData): Promise<LoadedWorld> {
  const now = new Date(data.now)
  const world = await startWorld({ clock: () => now })
  const known = new Map<PlaceKey, string>()
  const people = new Map<string, { client: Client; personal: Client; userId: number; email: string }>()
  const { db } = world.app
  let companyId = 0
  for (const { id, name, email } of [
    ...data.people.filter((one) => one.id === data.me),
    ...data.people.filter((one) => one.id !== data.me),
  ]) {
    const personal = clientOf(world.url, await signUp(world.url, { name, email, zone: data.zone }))
    const { rows } = await db.query<{ id: number }>('select id from users where email = $1', [email])
    const userId = Number(rows[0]?.id)
    if (id === data.me) {
      const made = await personal.send<{ data: { company: { company: { id: number } } } }>(
        'POST',
        '/api/companies/register',
        { name: COMPANY },
      )
      companyId = made.data.company.company.id
    } else await addMember(db, mintScope(0, companyId, 'admin'), { userId, role: 'member' }, now)
    const client = clientOf(world.url, personal.cookie, { 'x-company-id': String(companyId) })
    people.set(id, { client, personal, userId, email })
  }
  const personOf = (id: string) => {
    const found = people.get(id)
    if (!found) throw new Error(`nobody is ${id}`)
    return found
  }
  const me = personOf(data.me)
  const address = async (agentType: string) => {
    const path = `/api/companies/${companyId}/agent-emails`
    const body = { agentType, instanceName: 'Main', allowGuests: true }
    const made = await me.personal.send<{ data: { agentEmail: { id: number; emailAddress: string } } }>(
      'POST',
      path,
      body,
    )
    return made.data.agentEmail
  }

  // Insights first: what they are made of is released by the day.
  const tanya = await address('tanya')
  for (const { id, title, text } of data.insights) {
    known.set(`insight:${title}`, id)
    const [times = 5] = [...text.matchAll(/\d+/g)].map(([number]) => Number(number))
    for (let at = 0; at < Math.max(5, times); at += 1) {
      const writer = data.people[at % data.people.length]
      if (!writer) continue
      await world.mail({
        ...{ from: writer.email, to: [tanya.emailAddress], subject: `Update ${id} ${at}` },
        text: `${title}. ${REMARKS[at % REMARKS.length]}`,
        date: now,
      })
    }
  }
  await world.settled(240_000)

  // Cara keeps no records: the mails are in the log, and the tasks are those of the data.
  const cara = await address('cara')
  for (const mail of data.mails) {
    const [, name = '', from = mail.from] = /^(.*?) ?<(.+)>$/.exec(mail.from) ?? []
    const to = mail.to.filter((one) => !/^(?:tula|cara|polly)@/.test(one))
    const first = data.mails.find(({ thread }) => thread === mail.thread)
    const isReply = first && first.id !== mail.id
    await world.mail({
      ...{ from, to: [...to, mail.visible ? cara.emailAddress : `cara@${world.config.mailDomain}`] },
      ...{ subject: mail.subject, text: mail.text, messageId: `<${mail.id}@example.com>` },
      headers: name ? { 'X-Name': name } : {},
      date: new Date(`${mail.day}T09:00:00Z`),
      ...(isReply && { inReplyTo: `<${first.id}@example.com>`, references: [`<${first.id}@example.com>`] }),
    })
    await world.settled()
  }
  const { rows: mailRows } = await db.query<{ id: number; messageId: string; mailId: number }>(
    `select deliveries.id, mails.id as "mailId", mails.message_id as "messageId" from deliveries join mails on mails.id = deliveries.mail_id`,
  )
  const mailIds = new Map<string, number>()
  for (const { id, messageId, mailId } of mailRows) {
    const caseId = /<?([a-z]\d+)@example\.com>?/.exec(messageId ?? '')?.[1]
    if (!caseId) continue
    known.set(`mail:${id}`, caseId)
    mailIds.set(caseId, mailId)
  }
  await db.query('update mails set received_at = sent_at where sent_at is not null')

  const projectIds = new Map<string | null, number>()
  for (const { id, name } of data.projects) {
    const made = await me.client.send<{ project: { id: number } }>('POST', '/api/projects', {
      name,
      type: 'team',
    })
    projectIds.set(id, made.project.id)
    known.set(`project:${made.project.id}`, id)
  }
  const ownProjects = new Map<string, number>()
  for (const task of data.tasks) {
    const owner = personOf(task.owner)
    const client = task.project === null ? owner.personal : me.client
    let projectId = projectIds.get(task.project) ?? ownProjects.get(task.owner)
    if (projectId === undefined) {
      const made = await owner.personal.send<{ project: { id: number } }>('POST', '/api/projects', {
        name: 'Private',
        type: 'individual',
      })
      projectId = made.project.id
      ownProjects.set(task.owner, projectId)
    }
    const made = await client.send<{ id: number }>('POST', `/api/projects/${projectId}/tasks`, {
      title: task.title,
      status: STATUSES[task.status] ?? task.status,
      priority: task.priority === 'urgent' ? 'high' : task.priority,
      dueDate: task.due === null ? null : `${task.due}T00:00:00.000Z`,
    })
    known.set(`task:${made.id}`, task.id)
    await db.query('delete from task_assignees where task_id = $1', [made.id])
    await db.query('insert into task_assignees (task_id, user_id) values ($1, $2)', [made.id, owner.userId])
    const mail = data.mails.find(({ id }) => id === task.mail)
    const evidence = mail ? { sentence: mail.text.split('\n').at(-1) ?? '', via: 'rules' } : null
    await db.query(
      `update tasks set created_at = $2, updated_at = $3, blocked_reason = $4, source_mail_id = $5, evidence = $6,
         priority = $7, source_email = $8, source_email_subject = $9 where id = $1`,
      [
        made.id,
        `${task.made}T09:00:00Z`,
        `${task.updated}T09:00:00Z`,
        task.reason ?? null,
        (task.mail && mailIds.get(task.mail)) || null,
        evidence === null ? null : JSON.stringify(evidence),
        task.priority === 'urgent' ? 'high' : task.priority,
        mail?.from ?? null,
        mail?.subject ?? null,
      ],
    )
  }

  for (const poll of data.polls) {
    const author = personOf(poll.by)
    const voters = data.people.map(({ email }) => email)
    const labels = Object.keys(poll.results)
    const made = await author.client.send<{ id: number; options: { id: number; label: string }[] }>(
      'POST',
      '/api/polls',
      {
        ...{ question: poll.question, voters, kind: poll.kind === 'yes/no' ? 'yes_no' : 'single' },
        options: labels.map((label) => ({ label })),
        closesAt: new Date(now.getTime() + 86_400_000).toISOString(),
      },
    )
    known.set(`poll:${made.id}`, poll.id)
    const ballots = labels.flatMap((label, at) =>
      Array.from({ length: poll.results[label] ?? 0 }, () => made.options[at]?.id ?? 0),
    )
    const voting = data.people.filter(({ id }) => !poll.notVoted.includes(id))
    for (const [at, { id }] of voting.entries()) {
      const option = ballots[at]
      if (option !== undefined)
        await personOf(id).client.send('POST', `/api/polls/${made.id}/vote`, { answers: { [option]: 'yes' } })
    }
    const { status } = await author.client.get<{ status: string }>(`/api/polls/${made.id}`)
    if (poll.state === 'closed' && status === 'open')
      await author.client.send('POST', `/api/polls/${made.id}/close`, {})
    const closedAt = poll.state === 'closed' ? `${poll.closes}T09:00:00Z` : null
    const createdAt = `${poll.state === 'closed' ? poll.closes : '2026-11-16'}T08:00:00Z`
    await db.query(
      'update polls set created_at = $2, closed_at = $3, closes_at = $4, status = $5 where id = $1',
      [made.id, createdAt, closedAt, `${poll.closes}T17:00:00Z`, poll.state],
    )
  }

  const alex = await address('alex')
  const papers = [
    ...data.documents.map(({ id, name, pages, facts }) => ({ ids: [id], name, pages, facts })),
    ...data.contracts.filter(({ document }) => document === null).map(asPaper),
  ]
  for (const { name, pages, facts } of papers) {
    const text = Array.from({ length: pages }, (_, at) => {
      const said = facts.filter(({ page }) => page === at + 1).map((fact) => fact.text)
      return said.length > 0 ? said : [`${at + 1}`]
    })
    await world.receiveMail({
      ...{ from: me.email, to: [alex.emailAddress], subject: name, text: 'For the files.' },
      attachments: [{ filename: pdfName(name), content: pdfOf(text) }],
      date: new Date(`${data.documentDay ?? '2026-11-12'}T09:00:00Z`),
    })
  }
  const { rows: documentRows } = await db.query<{ id: number; name: string }>(
    'select id, name from documents',
  )
  for (const { id, name } of documentRows) {
    const paper = papers.find((one) => pdfName(one.name) === name)
    if (paper) known.set(`document:${id}`, paper.ids.join('+'))
  }
  await db.query("update documents set created_at = '2026-11-12T09:00:00Z'")

  for (const { id, title, text, verifyBy } of data.articles) {
    const made = await me.client.send<{ article: { id: number } } & { id: number }>(
      'POST',
      '/api/knowledge/articles',
      { title, text, verifyBy },
    )
    known.set(`article:${made.article?.id ?? made.id}`, id)
  }
  // Last: nobody's mail is handed on because of it.
  for (const { id, away } of data.people) {
    if (away) await personOf(id).client.send('PUT', '/api/absence', away)
  }
  const contractOf = new Map(
    data.contracts.flatMap(({ id, document }) => (document ? [[document, id] as const] : [])),
  )
  return {
    world,
    me: me.client,
    caseIdOf({ kind, id, title }) {
      if (kind === 'insight' || kind === 'topic') return insightOf(data, title)
      const found = known.get(`${kind}:${id}`) ?? null
      return kind === 'document' && found
        ? `${found}${contractOf.has(found) ? `+${contractOf.get(found)}` : ''}`
        : found
    },
    stop: () => world.stop(),
  }
}

const REMARKS = [
  'It comes up every week.',
  'I hear the same from others.',
  'We should talk about it.',
  'It was so last week, too.',
  'That is what I notice most.',
]

const STATUSES: Record<string, string> = { todo: 'pending' }

const pdfName = (name: string) => `${name.replace(/\.\w+$/, '')}.pdf`

function asPaper({ id, name, party, start, end, notice, amount, page }: WorldData['contracts'][number]) {
  const facts = [
    { page: 1, text: `Contract: ${name}` },
    { page: 1, text: `This contract is made between ${party} (the Provider) and ${COMPANY} (the Customer).` },
    { page: 1, text: `The term of this contract begins on ${start} and ends on ${end}.` },
    { page, text: `Termination: either party may terminate this contract by written notice, ${notice}.` },
    { page, text: `The Customer shall pay ${amount}. This contract is governed by German law.` },
    { page, text: 'Signed for the Provider and for the Customer' },
  ]
  return { ids: [id], name: `${name}.pdf`, pages: page, facts }
}

/** Topics are named by the product: that which shares most words with the title is meant. */
function insightOf({ insights }: WorldData, title: string): string | null {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
  const own = [...wordsOf(title)]
  const [best] = insights
    .map((one) => ({
      id: one.id,
      shared: own.filter((word) => wordsOf(`${one.title} ${one.text}`).has(word)).length,
    }))
    .sort((one, other) => other.shared - one.shared)
  return best && best.shared > 0 ? best.id : null
}

async function signUp(url: string, { name, email, zone }: { name: string; email: string; zone: string }) {
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name, email, password, confirmPassword: password, timeZone: zone }),
  })
  if (answer.status !== 201) throw new Error(`sign-up of ${email}: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}
