// Projects: what this feature gives the app and the features after it.
import { type AppServices, type Feature, feature } from '../feature.ts'
import { handOverProjects, ownProjects } from './owned-store.ts'
import { projectRoutes } from './project-api.ts'
import { placeOf, projectPlace } from './project-place.ts'
import { projectReading } from './project-place-store.ts'
import { PROJECT } from './project-subject.ts'

export { listedAttachments } from './attachments.ts'
export { type MailProject, projectOfMail } from './mail-project.ts'
export { ofOwnProject } from './owned-store.ts'
export { tellReaders, tellThese } from './project-events.ts'
export {
  addParticipantRows,
  becomeTeamProject,
  createProjectRow,
  listParticipants,
  listProjectRows,
  type ProjectRow,
  projectOfThread,
  type ReadableProjectId,
  readableBy,
  readersOf,
  requireProject,
  touchProject,
} from './project-store.ts'
export { PROJECT, projectSubject } from './project-subject.ts'

export function projects({ db, reader, clock }: AppServices): Feature {
  return feature({
    name: 'projects',
    placeOf: placeOf(db),
    routes: projectRoutes(db, reader, clock),
    records: { [PROJECT]: { readable: projectReading.readable, place: projectPlace } },
    owned: { lists: [ownProjects], forget: handOverProjects },
  })
}
