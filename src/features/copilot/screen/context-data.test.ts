// What the Copilot is told of each page: the fields that the rows name, and no others.
import { expect, it } from 'vitest'
import { contextData } from '../contract.ts'
import { boardContext, reduced, reportContext, taskBoardContext } from './context-data.ts'

const createdAt = '2026-03-02T09:00:00.000Z'
const updatedAt = '2026-03-09T09:00:00.000Z'
/** With what a screen knows beyond what is told. */
const project = {
  ...{ id: 4, name: 'Spring fair', topic: 'Fair', createdAt, emailCount: 3, description: 'secret' },
  sourceEmailSubject: 'Spring fair',
}
const task = {
  ...{
    id: 9,
    title: 'Book the hall',
    status: 'pending',
    priority: 'high' as const,
    updatedAt,
    dueDate: null,
  },
  ...{ description: 'secret', version: 3 },
}
const toldProject = { id: 4, name: 'Spring fair', topic: 'Fair', createdAt }
const toldTask = {
  id: 9,
  title: 'Book the hall',
  status: 'pending',
  priority: 'high',
  updatedAt,
  dueDate: null,
}
const shortTask = { id: 9, status: 'pending', priority: 'high', updatedAt }

const topic = {
  ...{ name: 'Delivery dates', count: 3, category: 'negative', trend: 'up', trendValue: 2, urgency: 'high' },
} as const
const insight = {
  ...{ id: 'topic:1', topic: 'Delivery dates', description: '3 mails from 4 people.', urgency: 'high' },
  ...{ frequency: 3, sentiment: 'negative', people: 4, since: '2026-03-02', trend: 'up', evidenceCount: 2 },
} as const
const metrics = { emailVolume: 8, participationRate: 75, sentimentScore: 41, alertCount: 1 }
const mail = (day: string) => ({
  ...{ id: day, name: 'Weekly update', type: 'weekly_update' as const, sourceEmail: 'team@example.com' },
  ...{ emailCount: 1, participantCount: 1, instanceId: 1, sender: 'A team member', at: null, day },
})
const report = reportContext(
  {
    intelligence: {
      ...{ trendingTopics: [topic], insights: [{ ...insight, evidence: [], instances: [] }], alerts: [] },
      ...{ metrics: { ...metrics, insightsGenerated: 1, volumeChange: 0 }, emailSpecificIntelligence: null },
      ...{ instanceCount: 1, release: { lastDay: null, needs: 4 }, isFull: true },
    },
    mails: [mail('2026-03-08'), mail('2026-03-07'), mail('2026-02-01')],
    instances: [
      {
        ...{ id: 1, companyId: 0, agentType: 'tanya', instanceName: 'Sales team', isActive: true },
        ...{ emailAddress: 'team@example.com', isPrimary: false, customization: {} },
        ...{ inheritCompanySettings: false, createdAt, createdBy: null },
      },
    ],
  } as unknown as Parameters<typeof reportContext>[0],
  [project],
  Date.parse('2026-03-09T09:00:00Z'),
)

it('ENT-17, COP-32: of a board its project and tasks, whole and reduced, in the six fields of a task', () => {
  const told = boardContext(project, [task])
  expect(told).toEqual({ selectedProject: toldProject, tasks: [toldTask] })
  expect(reduced({ ...told, shown: { kind: 'task', id: 9 } })).toEqual(told)
  expect(contextData.safeParse({ tasks: [{ ...toldTask, status: 3 }] }).success).toBe(false)
})

it('ENT-19, COP-34: of the personal board the project by its name, and four fields of each task', () => {
  const told = taskBoardContext(project, [task])
  expect(told).toEqual({ selectedProject: { id: 4, name: 'Spring fair' }, tasks: [shortTask] })
  expect(reduced(told)).toEqual(told)
  expect(taskBoardContext(null, [task])).toEqual({ tasks: [shortTask] })
})

it('ENT-18: of the intelligence page its metrics, findings, insights, health and addresses', () => {
  expect(report).toMatchObject({
    reportData: {
      metrics,
      keyFindings: ['Delivery dates, raised 3 times'],
      actionableInsights: [
        { title: 'Delivery dates', description: '3 mails from 4 people.', priority: 'high' },
      ],
    },
    statusData: { healthStatus: 'needs attention' },
    companyAgents: [{ name: 'Sales team', submissionEmail: 'team@example.com' }],
  })
  expect(contextData.safeParse(report).success).toBe(true)
  expect(contextData.safeParse({ reportData: { metrics: {} } }).success).toBe(false)
})

it('ENT-20: with it the mails of the week, their participants, and the projects with their mails', () => {
  expect(report.statusData).toMatchObject({ submissionsThisWeek: 2, participantCount: 2 })
  expect(report.projects).toEqual([
    { id: 4, name: 'Spring fair', emailCount: 3, sourceEmailSubject: 'Spring fair' },
  ])
})

it('COP-33: reduced it is the four metrics, two counts and the health', () => {
  expect(reduced(report)).toEqual({
    reportData: { metrics, keyFindingsCount: 1, actionableInsightsCount: 1 },
    statusData: { healthStatus: 'needs attention' },
  })
})
