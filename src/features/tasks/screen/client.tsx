// Tasks in the client: boards and lists, and what Tula's page shows of her own.
import { FolderKanban, ListChecks, ListTodo } from 'lucide-react'
import type { ClientFeature } from '../../client.ts'

const board = async () => (await import('./board-route.tsx')).BoardRoute
const taskBoard = async () => (await import('./task-board/task-board-route.tsx')).TaskBoardRoute

export const tasks: ClientFeature = {
  name: 'tasks',
  routes: {
    signedIn: [
      {
        pattern: '/tasks',
        title: 'Task Board',
        page: taskBoard,
        tabbed: true,
        found: { words: 'personal kanban', icon: <ListTodo aria-hidden /> },
      },
      { pattern: '/task-board', title: 'Task Board', page: taskBoard, tabbed: true },
      {
        pattern: '/projects',
        title: 'Projects',
        page: board,
        tabbed: true,
        slots: ['boardSide'],
        found: { words: 'boards kanban', icon: <FolderKanban aria-hidden /> },
      },
      { pattern: '/project/:projectId', title: 'Project', page: board, tabbed: true, slots: ['boardSide'] },
      {
        pattern: '/my-tasks',
        title: 'My Tasks',
        page: async () => (await import('./my-tasks/my-tasks-route.tsx')).MyTasksRoute,
        tabbed: true,
        found: { words: 'mine assigned', icon: <ListChecks aria-hidden /> },
      },
    ],
  },
  tabs: [
    {
      id: 'tasks',
      title: 'Task Board',
      icon: <ListTodo aria-hidden />,
      place: 3,
      path: '/tasks',
      paths: ['/task-board', '/projects', '/project', '/my-tasks', '/waiting'],
    },
  ],
  palette: async () => (await import('./use-task-commands.tsx')).useTaskCommands,
  live: async () => (await import('./use-task-events.ts')).useTaskEvents,
  agents: [
    {
      type: 'tula',
      screens: async () => {
        const [{ TulaDashboard }, { AllProjects }] = await Promise.all([
          import('./tula/tula-dashboard.tsx'),
          import('./tula/all-projects.tsx'),
        ])
        return { Dashboard: TulaDashboard, Together: AllProjects }
      },
      welcome: async () => (await import('./tula/write-to-tula.tsx')).WriteToTula,
      // TULA-11
      signedOutWords: 'Please log in to access Tula',
    },
  ],
}
