// A project as the place of what agents propose and change.
import type { Place } from '../../records/record-kind.ts'
import { projectOfMail } from './mail-project.ts'
import { tellReaders } from './project-events.ts'
import { projectReading } from './project-place-store.ts'
import { requireProject } from './project-store.ts'

export const projectPlace: Place = {
  nameOf: projectReading.nameOf,
  async join({ db, scope, at }, mail) {
    await projectOfMail(db, scope, mail, at)
  },
  async tell({ db, scope }, id) {
    await tellReaders(db, scope, await requireProject(db, scope, id), { type: 'project_update' })
  },
}
