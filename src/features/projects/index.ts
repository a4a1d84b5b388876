// Projects: what this feature gives the app and the features after it.

import { whenMembersLeave } from '../../kit/events.ts'
import { endFollows } from '../../records/follow-store.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { giveProjects } from './hand-over-store.ts'
import { dropOldProjects } from './life/life-service.ts'
import { undoableProject } from './life/undo.ts'
import { handOverProjects, leaveProjects, ownProjects } from './owned-store.ts'
import { searchablePerson } from './person-search-store.ts'
import { projectRoutes } from './project-api.ts'
import { projectAsks } from './project-asks.ts'
import { placeOf, projectPlace } from './project-place.ts'
import { projectReading } from './project-place-store.ts'
import { searchableProject } from './project-search-store.ts'
import { PROJECT } from './project-subject.ts'
import { projectTools } from './project-tools.ts'

export { listedAttachments } from './attachments.ts'
export { projectName } from './life/contract.ts'
export { archiveIn, bringBackIn, removeIn, renameIn } from './life/life-service.ts'
export {
  drawNumbers,
  dropPeople,
  hideProject,
  joinPeople,
  lockEvenGone,
  lockProject,
  showProjects,
  writeProject,
} from './life/life-store.ts'
export { type Merger, mergeProject, requireMergeable } from './life/merge-project.ts'
export { isInvitation, type MailProject, projectOfMail } from './mail-project.ts'
export { ofOwnProject } from './owned-store.ts'
export { tellReaders, tellThese } from './project-events.ts'
export {
  type BriefProject,
  findProjectRow as findProject,
  listParticipants,
  listProjectNames,
  listProjectRows,
  namesOfProjects,
} from './project-list-store.ts'
export { mayDelete as mayDeleteProject, requireOpen, requireSameOwner } from './project-rights.ts'
export { projectKeys } from './project-search-store.ts'
export {
  addParticipantRows,
  becomeTeamProject,
  createProjectRow,
  isHomeOf,
  type ProjectRow,
  projectOfThread,
  type ReadableProjectId,
  readableBy,
  readersOf,
  requireProject,
  threadsOf,
  touchProject,
} from './project-store.ts'
export { PROJECT, projectSubject } from './project-subject.ts'

const HOUR_MS = 60 * 60_000

export function projects({ db, system, reader, clock }: AppServices): Feature {
  whenMembersLeave(db, (left) => [leaveProjects(left), endFollows(PROJECT, 'projects', left)])
  return feature({
    name: 'projects',
    tools: projectTools,
    events: [
      {
        ...{ type: 'project.changed', title: 'A project was changed', on: 'project_update' },
        fields: ['projectId'],
      },
    ],
    placeOf: placeOf(db),
    routes: projectRoutes(db, reader, clock),
    records: {
      [PROJECT]: { readable: projectReading.readable, place: projectPlace, undoable: undoableProject },
    },
    asks: projectAsks({ db, clock }),
    search: { [PROJECT]: searchableProject, person: searchablePerson },
    sweeps: [{ name: 'deleted-projects', everyMs: HOUR_MS, run: () => dropOldProjects(db, system, clock()) }],
    owned: { lists: [ownProjects], forget: handOverProjects, handOver: giveProjects },
  })
}
