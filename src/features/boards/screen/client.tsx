// Boards in the client: the board of a project, and the lists across projects.
import type { ClientFeature } from '../../client.ts'

const board = async () => (await import('./board-route.tsx')).BoardRoute
const taskBoard = async () => (await import('./task-board/task-board-route.tsx')).TaskBoardRoute

export const boards: ClientFeature = {
  routes: {
    signedIn: [
      {
        pattern: '/tasks',
        title: 'Task Board',
        page: taskBoard,
        tabbed: true,
        slots: ['firstMail'],
      },
      { pattern: '/task-board', title: 'Task Board', page: taskBoard, tabbed: true, slots: ['firstMail'] },
      {
        pattern: '/projects',
        title: 'Projects',
        page: board,
        tabbed: true,
        slots: ['boardSide', 'firstMail'],
      },
      { pattern: '/project/:projectId', title: 'Project', page: board, tabbed: true, slots: ['boardSide'] },
      {
        pattern: '/my-tasks',
        title: 'My Tasks',
        page: async () => (await import('./my-tasks/my-tasks-route.tsx')).MyTasksRoute,
        tabbed: true,
        slots: ['firstMail'],
      },
    ],
  },
  tabs: [
    {
      id: 'tasks',
      title: 'Task Board',
      place: 3,
      path: '/tasks',
      paths: ['/task-board', '/projects', '/project', '/my-tasks', '/waiting'],
    },
  ],
}
