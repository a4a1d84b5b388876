// Reads what the page shows, for the Copilot: most of it is in the page's own cache.
import { useState } from 'react'
import { useRead } from '../../../ui/use-read.ts'
import { useSession } from '../../accounts/screen/use-session.ts'
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
import type { ShownBoard } from './board/board-summary.ts'
import { boardContext, reportContext, taskBoardContext } from './context-data.ts'
import type { ShownTask } from './local-reply.ts'
import type { ScreenContext } from './screen-context.ts'

export interface ToldPage {
  project: Project | null
  /** With their titles, which not every context sends. */
  tasks: readonly ShownTask[]
  data: ContextData
  /** Null where the page is no board of a project, or its tasks are not known yet. */
  board: ShownBoard | null
}

export function useContextData(screen: ScreenContext): ToldPage {
  const project = useProject(screen.projectId).data ?? null
  const ofProject = useProjectTasks(screen.projectId).data
  const session = useSession()
  const personal = usePersonalTasks(screen.isPersonalBoard)
  const report = useReport(screen.context)
  const projects = useRead(listProjects, {}, { enabled: report !== null }).data?.projects ?? []
  // The day of the report is that on which the page was opened.
  const [now] = useState(Date.now)
  const shown = screen.shown && { shown: screen.shown }
  if (project) {
    const tasks = ofProject ?? []
    const me = session.state === 'signed-in' ? session.user.email : undefined
    const board = ofProject === undefined ? null : { project: project.id, tasks, me }
    return { project, tasks, data: { ...boardContext(project, tasks), ...shown }, board }
  }
  if (screen.isPersonalBoard)
    return {
      ...{ project, tasks: personal.tasks, board: null },
      data: taskBoardContext(personal.project, personal.tasks),
    }
  const nothing = { project, tasks: [], board: null }
  return { ...nothing, data: report ? reportContext(report, projects, now) : { ...shown } }
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
