// Which mails the actions of a transaction may cause: to other people, never about one's own.
import type { SettingName } from './contract.ts'
import type { Ledger } from './ledger.ts'

/** Mails of this part, the strongest first: of several with one cause a person gets the first that is switched on. */
export const alertSettings = [
  'taskAssignments',
  'newTaskAlerts',
  'taskStatusChanges',
  'projectUpdates',
] as const satisfies readonly SettingName[]
export type AlertSetting = (typeof alertSettings)[number]

/** For whom, the database works out: see causeInsertion. */
export interface Cause {
  setting: AlertSetting
  /** Its place in alertSettings. */
  rank: number
  project_id: number
  actor_id: number
  task_id?: number
  delivery_id?: number
  mail_id?: number
  /** taskAssignments: who is meant. projectUpdates: who has the mail already. */
  user_ids?: number[]
  from_status?: string
}

/** Empty where nobody else can be reached: then nothing is asked of the database. */
export function causesOf(ledger: Ledger): Cause[] {
  const [mail] = ledger.all('delivery_processed')
  if (mail && !mail.tellsOthers) return []
  const all = [...taskCauses(ledger), ...mailCauses(ledger)]
  return all.filter((cause) => [...ledger.readers].some((reader) => reader !== cause.actor_id))
}

function taskCauses(ledger: Ledger): Cause[] {
  const processed = new Set(ledger.all('delivery_processed').map((mail) => mail.mailId))
  const assigned = ledger.all('task_assigned').flatMap((task): Cause[] => {
    const common = { project_id: task.projectId, actor_id: task.actorId, task_id: task.taskId }
    const others = task.assigneeIds.filter((id) => id !== task.actorId)
    return [
      ...(others.length > 0 ? [causeOf('taskAssignments', { ...common, user_ids: others })] : []),
      // The sender of the mail that is being processed gets its receipt.
      ...(task.mailId === null || processed.has(task.mailId)
        ? []
        : [causeOf('newTaskAlerts', { ...common, mail_id: task.mailId })]),
    ]
  })
  const moved = ledger.all('task_status').map(({ projectId, actorId, taskId, from }) =>
    causeOf('taskStatusChanges', {
      project_id: projectId,
      actor_id: actorId,
      task_id: taskId,
      from_status: from,
    }),
  )
  return [...assigned, ...moved]
}

/** People who are on the mail have it already. */
function mailCauses(ledger: Ledger): Cause[] {
  return ledger.all('delivery_processed').flatMap(({ projectId, senderId, deliveryId, onMail }) => {
    const others = [...ledger.readers].filter((id) => id !== senderId && !onMail.includes(id))
    if (projectId === null || others.length === 0) return []
    const common = { project_id: projectId, actor_id: senderId, delivery_id: deliveryId }
    return [causeOf('projectUpdates', { ...common, user_ids: onMail })]
  })
}

function causeOf(setting: AlertSetting, cause: Omit<Cause, 'setting' | 'rank'>): Cause {
  return { setting, rank: alertSettings.indexOf(setting), ...cause }
}
