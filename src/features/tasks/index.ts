// Tasks: what this feature gives the app: Tula, and the calls of boards and dialogs.
export { tula } from './task-agent.ts'
export { taskRoutes } from './task-api.ts'
