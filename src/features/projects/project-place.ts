// A project as the place of threads, and of what agents propose and change.
import type { PlaceOf } from '../../agent/agent.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Place } from '../../records/record-kind.ts'
import { projectOfMail } from './mail-project.ts'
import { tellReaders } from './project-events.ts'
import { listParticipants } from './project-list-store.ts'
import { projectReading } from './project-place-store.ts'
import { projectOfThread, requireProject } from './project-store.ts'
import { projectSubject } from './project-subject.ts'

/** The project that hangs on a thread, and who takes part in it. */
export function placeOf(db: Database): PlaceOf {
  return async (scope, threadId) => {
    const project = await projectOfThread(actingAs(db, scope), threadId)
    if (!project || project.deletedAt) return null
    const people = await listParticipants(db, project.id)
    return {
      subject: projectSubject(project.id),
      people: people.map(({ email, firstName, lastName }) => ({
        email,
        name: `${firstName} ${lastName}`.trim() || null,
      })),
    }
  }
}

export const projectPlace: Place = {
  nameOf: projectReading.nameOf,
  keeps: projectReading.keeps,
  async join({ db, scope, at }, mail) {
    await projectOfMail(db, scope, mail, at)
  },
  async tell({ db, scope }, id) {
    await tellReaders(db, scope, await requireProject(db, scope, id), { type: 'project_update' })
  },
}
