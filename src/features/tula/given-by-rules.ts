// People to whom a rule gives the tasks of a mail: who they may be, and that they take part in its project.
import type { AgentMail } from '../../agent/agent.ts'
import type { Acting } from '../../kit/acting.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import { activeMemberIds } from '../companies/index.ts'
import { addParticipantRows, becomeTeamProject, type ProjectRow } from '../projects/index.ts'
import type { SettledTask } from './task-defaults.ts'

/** In a company a rule gives a task to members and to people on the mail alone; what it gives to others stays unassigned. */
export async function givenToInsiders(
  { db, scope }: Acting,
  { companyId }: ProjectRow,
  mail: AgentMail,
  tasks: readonly SettledTask[],
): Promise<SettledTask[]> {
  if (companyId === null || !tasks.some(({ assignedIds }) => assignedIds)) return [...tasks]
  const members = await activeMemberIds(actingAs(db, scope), companyId)
  const onMail = [mail.sender, ...mail.to, ...mail.cc].flatMap(({ userId }) => userId ?? [])
  const insiders = new Set([...members, ...onMail])
  return tasks.map((task) =>
    task.assignedIds ? { ...task, assignedIds: task.assignedIds.filter((id) => insiders.has(id)) } : task,
  )
}

/** Whom a rule gives a task takes part in its project, as whoever is given one in the app. */
export async function letIn(
  { db, scope }: Acting,
  project: ProjectRow,
  tasks: readonly SettledTask[],
): Promise<void> {
  const ids = [...new Set(tasks.flatMap(({ assignedIds }) => assignedIds ?? []))]
  if (ids.length === 0 || (ids.length === 1 && ids[0] === project.ownerId)) return
  await addParticipantRows(db, project.id, ids)
  if (project.type === 'individual' && ids.some((id) => id !== scope.userId))
    await becomeTeamProject(db, project.id)
}
