// The life of a project on the wire: made, renamed, put away, deleted, and brought back.
import { z } from 'zod'
import { endpoint, idParam } from '../../../kit/contract.ts'
import { shownLine } from '../../../kit/invisible-characters.ts'
import { project } from '../contract.ts'

export const LONGEST_NAME = 200

export const nameMissing = 'A project needs a name'
export const nameTooLong = `A project’s name must be ${LONGEST_NAME} characters or fewer`

export const projectName = z
  .string()
  .overwrite(shownLine)
  .trim()
  .min(1, nameMissing)
  .max(LONGEST_NAME, nameTooLong)

const of = z.object({ id: idParam })

/** `changeSetId` is what POST /api/change-sets/{id}/undo takes back; null where nothing changed. */
const changed = z.object({ project, changeSetId: z.number().nullable() })
export type ChangedProject = z.infer<typeof changed>

export const createProject = endpoint({
  method: 'POST',
  path: '/api/projects',
  summary: 'Make a project, without any mail',
  access: 'session',
  body: z.object({ name: projectName }),
  response: changed,
  status: 201,
})

export const renameProject = endpoint({
  method: 'PATCH',
  path: '/api/projects/{id}',
  summary: 'Give a project another name',
  access: 'session',
  params: of,
  body: z.object({
    name: projectName,
    /** The version that was edited; 409 when somebody was faster. Left out, the change is made as it is. */
    version: z.number().int().optional(),
  }),
  response: changed,
})

export const archiveProject = endpoint({
  method: 'POST',
  path: '/api/projects/{id}/archive',
  summary: 'Put a project away: off the lists, to be read only, until it is brought back',
  access: 'session',
  params: of,
  response: changed,
})

export const unarchiveProject = endpoint({
  method: 'POST',
  path: '/api/projects/{id}/unarchive',
  summary: 'Bring an archived project back',
  access: 'session',
  params: of,
  response: changed,
})

export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/api/projects/{id}',
  summary: 'Delete a project with its tasks; it can be restored for 30 days',
  access: 'session',
  params: of,
  response: z.object({ id: z.number(), changeSetId: z.number() }),
})

export const restoreProject = endpoint({
  method: 'POST',
  path: '/api/projects/{id}/restore',
  summary: 'Bring back a project that was deleted in the last 30 days',
  access: 'session',
  params: of,
  response: changed,
})
