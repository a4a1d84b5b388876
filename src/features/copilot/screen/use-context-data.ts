// Reads what the page shows, for the Copilot: most of it is in the page's own cache.
import { useState } from 'react'
import { useRead } from '../../../ui/use-read.ts'
import { usePersonalView } from '../../boards/screen/task-board/use-personal-view.ts'
import { useProjectTasks } from '../../boards/screen/use-project-tasks.ts'
import { useReport } from '../../intelligence/screen/tanya/use-report.ts'
import { listProjects, type Project } from '../../projects/contract.ts'
import { useProject } from '../../projects/screen/use-projects.ts'
import {
  type ListedTask,
  listAssignedTasks,
  listMonitoredTasks,
  listTasksAssignedByMe,
} from '../../tasks/lists/contract.ts'
import type { ContextData } from '../contract.ts'
import { boardContext, reportContext, taskBoardContext } from './context-data.ts'
import type { ShownTask } from './local-reply.ts'
import type { ScreenContext } from './screen-context.ts'

export interface ToldPage {
  project: Project | null
  /** With their titles, which not every context sends. */
  tasks: readonly ShownTask[]
  data: ContextData
}

export function useContextData(screen: ScreenContext): ToldPage {
  const project = useProject(screen.projectId).data ?? null
  const ofProject = useProjectTasks(screen.projectId).data ?? []
  const personal = usePersonalTasks(screen.isPersonalBoard)
  const report = useReport(screen.context)
  const projects = useRead(listProjects, {}, { enabled: report !== null }).data?.projects ?? []
  // The day of the report is that on which the page was opened.
  const [now] = useState(Date.now)
  const shown = screen.shown && { shown: screen.shown }
  if (project) return { project, tasks: ofProject, data: { ...boardContext(project, ofProject), ...shown } }
  if (screen.isPersonalBoard)
    return {
      ...{ project, tasks: personal.tasks },
      data: taskBoardContext(personal.project, personal.tasks),
    }
  if (report) return { project, tasks: [], data: reportContext(report, projects, now) }
  return { project, tasks: [], data: { ...shown } }
}

/** The open tasks of the personal board, each once; of one project where the board shows only that. */
function usePersonalTasks(enabled: boolean) {
  const [view] = usePersonalView()
  const lists = [
    useRead(listAssignedTasks, {}, { enabled }).data,
    useRead(listTasksAssignedByMe, {}, { enabled }).data,
    useRead(listMonitoredTasks, {}, { enabled }).data,
  ]
  const byId = new Map<number, ListedTask>()
  for (const task of lists.flatMap((list) => list ?? []))
    if (view.project === null || task.projectId === view.project) byId.set(task.id, task)
  const tasks = [...byId.values()]
  const [first] = tasks
  const project = view.project === null || !first ? null : first.project
  return { tasks, project }
}
