// Projects: what this feature gives the app and the features after it.
export { listedAttachments } from './attachments.ts'
export { projectRoutes } from './project-api.ts'
export {
  addParticipantRows,
  becomeTeamProject,
  createProjectRow,
  listParticipants,
  listProjectRows,
  type ProjectRow,
  projectOfThread,
  readableBy,
  readersOf,
  requireProject,
  touchProject,
} from './project-store.ts'
