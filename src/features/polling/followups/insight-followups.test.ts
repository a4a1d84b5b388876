// "You said, we did": what managers make of insights, each once, and who sees what came of it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PollingPerson, type PollingWorld, startPollingWorld } from '../../../../test/polling-world.ts'
import type { FollowUp, FollowUps } from '../../followups/contract.ts'
import type { Poll } from '../../polls/contract.ts'
import type { Project } from '../../projects/contract.ts'
import type { Task } from '../../tasks/contract.ts'
import type { PollingAgent } from '../contract.ts'
import type { PollingInsight } from '../insights/contract.ts'

let polling: PollingWorld
let people: PollingPerson[]
let agent: PollingAgent
let insight: PollingInsight
let path: string

const texts = [
  'The rota is unfair and everybody is angry about the rota.',
  'The unfair rota makes me tired, and I hate it.',
  'I am angry: the rota is unfair again.',
  'Nobody asks us, and the rota is unfair.',
]

beforeAll(async () => {
  polling = await startPollingWorld()
  people = []
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dan']) people.push(await polling.member(name))
  agent = await polling.agent('culture_pulse')
  for (const [place, text] of texts.entries()) {
    const person = people[place]
    if (person) await polling.write(person, agent.emailAddress, text, `Week of person ${place}`)
  }
  const insights = await polling.admin.get<PollingInsight[]>(`/api/polling/agents/${agent.id}/insights`)
  const found = insights.find(({ topic }) => topic !== null)
  if (!found) throw new Error('nobody said anything')
  insight = found
  path = `/api/polling/agents/${agent.id}/follow-ups`
}, 120_000)
afterAll(() => polling.world.stop())

const taskOf = (title: string, projectId: number | null = null) => ({
  key: insight.subject,
  course: { kind: 'task', projectId, task: { title, description: insight.description } },
})
const listed = (person: PollingPerson) => person.get<FollowUps>(path)

it('an insight becomes a task by a press, once, and all who read it see how far it is', async () => {
  type Took = { followUp: FollowUp; isNew: boolean }
  const [one, other] = await Promise.all([
    polling.admin.send<Took>('POST', path, taskOf('Talk about the rota')),
    polling.admin.send<Took>('POST', path, taskOf('Talk about the rota')),
  ])
  expect([one, other].filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(one.followUp.id).toBe(other.followUp.id)
  const [own] = (await listed(polling.admin)).followUps
  expect(own).toMatchObject({
    ...{ key: insight.subject, about: insight.title, kind: 'task', title: 'Talk about the rota' },
    ...{ state: 'open', by: 'Fay Founder', mayTakeBack: true },
  })
  expect(own?.path).toMatch(/^\/task\/\d+$/)
  // A plain member reads the insight, so they see what came of it; the task is not theirs to open.
  const [ada] = people
  if (!ada || !own?.path) throw new Error('there is nobody to look')
  const seen = await listed(ada)
  expect(seen).toMatchObject({ mayTakeUp: false, projectId: null })
  expect(seen.followUps).toMatchObject([
    { title: 'Talk about the rota', state: 'open', path: null, mayTakeBack: false },
  ])

  const id = own.path.split('/').at(-1)
  const task = await polling.admin.get<Task>(`/api/tasks/${id}`)
  expect(task.description).toBe(insight.description)
  await polling.admin.send('PATCH', `/api/tasks/${id}`, { title: 'Salaries of all', status: 'completed' })
  expect((await listed(polling.admin)).followUps[0]).toMatchObject({
    title: 'Salaries of all',
    state: 'done',
  })
  expect((await listed(ada)).followUps[0]).toMatchObject({ title: 'Talk about the rota', state: 'done' })
})

it('a second task goes to the same project, and goes again with its undo', async () => {
  const { projectId } = await listed(polling.admin)
  const { projects } = await polling.admin.get<{ projects: Project[] }>('/api/projects')
  expect(projects.find(({ id }) => id === projectId)?.name).toBe(agent.name)
  const { followUp } = await polling.admin.send<{ followUp: FollowUp }>(
    'POST',
    path,
    taskOf('Draw a new rota', projectId),
  )
  expect((await listed(polling.admin)).followUps).toHaveLength(2)
  const left = await polling.admin.send<FollowUps>('DELETE', `${path}/${followUp.id}`)
  expect(left.followUps.map(({ title }) => title)).toEqual(['Salaries of all'])
  expect((await polling.admin.raw('GET', `/api${followUp.path?.replace('/task/', '/tasks/')}`)).status).toBe(
    404,
  )
  // Somebody worked on the first one: it stays.
  const [first] = left.followUps
  expect((await polling.admin.raw('DELETE', `${path}/${first?.id}`)).status).toBe(409)
})

it('a task that is deleted is told of no more, and is again when it comes back', async () => {
  const [first] = (await listed(polling.admin)).followUps
  const id = first?.path?.split('/').at(-1)
  await polling.admin.send('DELETE', `/api/tasks/${id}`)
  expect((await listed(polling.admin)).followUps).toEqual([])
  await polling.admin.send('POST', `/api/tasks/${id}/restore`, {})
  expect((await listed(polling.admin)).followUps.map(({ state }) => state)).toEqual(['done'])
})

it('a poll about an insight asks by mail, and what it decides is told to all who read the insight', async () => {
  const [ada, ben] = people
  if (!ada || !ben) throw new Error('there is nobody to ask')
  const question = 'What should we do about the rota?'
  const poll = { question, kind: 'single', options: [{ label: 'Change it' }, { label: 'Keep it' }] }
  const course = { kind: 'poll', poll: { ...poll, voters: [ada.email] } }
  const { followUp } = await polling.admin.send<{ followUp: FollowUp }>('POST', path, {
    key: insight.subject,
    course,
  })
  expect(followUp).toMatchObject({ kind: 'poll', title: question, state: 'voting', decision: null })
  const call = `/api${followUp.path}`
  const asked = await ada.get<Poll>(call)
  const [first] = asked.options
  await ada.send('POST', `${call}/vote`, { answers: { [String(first?.id)]: 'yes' } })
  await polling.admin.send('POST', `${call}/close`, {})
  expect((await listed(ada)).followUps[0]).toMatchObject({
    state: 'decided',
    decision: 'Change it',
    path: followUp.path,
  })
  // Ben was not asked, and reads the insight and the polls of the company.
  expect((await listed(ben)).followUps[0]).toMatchObject({ state: 'decided', decision: 'Change it' })
  await polling.admin.send('DELETE', `${path}/${followUp.id}`)
  expect((await listed(ada)).followUps.map(({ kind }) => kind)).toEqual(['task'])
  expect((await ada.raw('GET', call)).status).toBe(404)
})

it('leaving it is a choice that is shown, and only who manages makes any', async () => {
  const insights = await polling.admin.get<PollingInsight[]>(`/api/polling/agents/${agent.id}/insights`)
  const leave = (key: string) => ({ key, course: { kind: 'left' } })
  const [ada] = people
  expect((await ada?.raw('POST', path, leave(insight.subject)))?.status).toBe(403)
  expect((await ada?.raw('POST', path, taskOf('Mine')))?.status).toBe(403)
  // Something came of it already.
  expect((await polling.admin.raw('POST', path, leave(insight.subject))).status).toBe(409)
  expect((await polling.admin.raw('POST', path, leave('topic:999999'))).status).toBe(404)
  const [task] = (await listed(polling.admin)).followUps
  await polling.admin.send('DELETE', `/api/tasks/${task?.path?.split('/').at(-1)}`)
  await polling.admin.send('POST', path, leave(insight.subject))
  await polling.admin.send('POST', path, leave(insight.subject))
  const seen = ada && (await listed(ada))
  expect(seen?.followUps).toMatchObject([
    { kind: 'left', state: 'left', by: 'Fay Founder', mayTakeBack: false },
  ])
  await polling.admin.send('POST', path, taskOf('After all'))
  expect((await listed(polling.admin)).followUps.map(({ kind }) => kind)).toEqual(['task'])
  expect(insights.length).toBeGreaterThan(0)
})

it('another company sees nothing of it', async () => {
  const other = await polling.world.signUp('amara')
  expect((await other.raw('GET', path)).status).toBe(404)
  expect((await other.raw('POST', path, taskOf('Theirs'))).status).toBe(404)
  const [own] = (await listed(polling.admin)).followUps
  expect((await other.raw('DELETE', `${path}/${own?.id}`)).status).toBe(404)
})
