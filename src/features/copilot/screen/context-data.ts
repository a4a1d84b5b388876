// What the Copilot is told of the page, and the reduced summary that suggestions are asked with (COP-31 to COP-34).
import type { Report } from '../../intelligence/screen/tanya/use-report.ts'
import type { Project } from '../../projects/contract.ts'
import type { Task } from '../../tasks/contract.ts'
import type { ContextData } from '../contract.ts'

/** Of tasks, mails' findings and projects. */
export const MOST_TOLD = 100
const WEEK_MS = 7 * 86_400_000

type BoardTask = Pick<Task, 'id' | 'title' | 'status' | 'priority' | 'updatedAt' | 'dueDate'>

/** ENT-17. */
export function boardContext(
  { id, name, topic, createdAt }: Pick<Project, 'id' | 'name' | 'topic' | 'createdAt'>,
  tasks: readonly BoardTask[],
): ContextData {
  return {
    selectedProject: { id, name, topic, createdAt },
    tasks: tasks.slice(0, MOST_TOLD).map((task) => ({
      ...{ id: task.id, title: task.title, status: task.status, priority: task.priority },
      ...{ updatedAt: task.updatedAt, dueDate: task.dueDate },
    })),
  }
}

/** ENT-19; without a project it is the tasks of all. */
export function taskBoardContext(
  project: { id: number; name: string } | null,
  tasks: readonly Omit<BoardTask, 'title' | 'dueDate'>[],
): ContextData {
  return {
    ...(project && { selectedProject: { id: project.id, name: project.name } }),
    tasks: tasks.slice(0, MOST_TOLD).map(({ id, status, priority, updatedAt }) => ({
      ...{ id, status, priority, updatedAt },
    })),
  }
}

type ToldProject = Pick<Project, 'id' | 'name' | 'emailCount' | 'sourceEmailSubject'>

/** ENT-18, ENT-20; `now` in milliseconds. */
export function reportContext(
  { intelligence, mails, instances }: Report,
  projects: readonly ToldProject[],
  now: number,
): ContextData {
  const { emailVolume, participationRate, sentimentScore, alertCount } = intelligence.metrics
  const lately = mails.filter(({ day }) => now - Date.parse(day) < WEEK_MS)
  return {
    reportData: {
      metrics: { emailVolume, participationRate, sentimentScore, alertCount },
      keyFindings: intelligence.trendingTopics.map(
        ({ name, count }) => `${name}, raised ${count === 1 ? 'once' : `${count} times`}`,
      ),
      actionableInsights: intelligence.insights.map(({ topic, description, urgency }) => ({
        ...{ title: topic, description, priority: urgency },
      })),
    },
    statusData: {
      healthStatus: emailVolume === 0 ? 'no data' : alertCount > 0 ? 'needs attention' : 'healthy',
      submissionsThisWeek: lately.length,
      participantCount: lately.reduce((sum, { participantCount }) => sum + participantCount, 0),
    },
    companyAgents: instances.map(({ instanceName, emailAddress }) => ({
      name: instanceName || emailAddress,
      submissionEmail: emailAddress,
    })),
    projects: projects.slice(0, MOST_TOLD).map(({ id, name, emailCount, sourceEmailSubject }) => ({
      ...{ id, name, emailCount, sourceEmailSubject },
    })),
  }
}

/** Boards are told in few words already; of a report only figures are left. */
export function reduced({ selectedProject, tasks, reportData, statusData }: ContextData): ContextData {
  return {
    ...(selectedProject && { selectedProject }),
    ...(tasks && { tasks }),
    ...(reportData && {
      reportData: {
        metrics: reportData.metrics,
        keyFindingsCount: reportData.keyFindings?.length ?? 0,
        actionableInsightsCount: reportData.actionableInsights?.length ?? 0,
      },
    }),
    ...(statusData && { statusData: { healthStatus: statusData.healthStatus } }),
  }
}
