// Boards in the client: the board of a project, the lists across projects, and the page of a task.
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
        slots: ['boardSide', 'firstMail', 'mailReply'],
      },
      {
        pattern: '/project/:projectId',
        title: 'Project',
        page: board,
        tabbed: true,
        slots: ['boardSide', 'mailReply'],
      },
      {
        pattern: '/task/:taskId',
        title: 'Task',
        page: async () => (await import('./task/task-route.tsx')).TaskRoute,
        tabbed: true,
      },
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
      paths: ['/task-board', '/projects', '/project', '/task', '/my-tasks', '/waiting'],
    },
  ],
}
