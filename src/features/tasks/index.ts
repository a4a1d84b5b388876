// Tasks: what this feature gives the app: Tula, the calls of boards and dialogs, and the words of a status.
export { dropOldTasks } from './lists/deleted-tasks.ts'
export { meaningOf, spellingsOf, statusPhrases } from './status.ts'
export { tula } from './task-agent.ts'
export { taskRoutes } from './task-api.ts'
