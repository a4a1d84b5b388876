// Where a notification leads: the task in its project, the project, the mail, or the page that it names.
import type { Notification } from './contract.ts'

type Target = Pick<Notification, 'type' | 'projectId' | 'taskId' | 'deliveryId' | 'path'>

/** A path of the app; null where there is nothing to open. */
export function targetOf({ type, projectId, taskId, deliveryId, path }: Target): string | null {
  if (type === 'invitation') return '/companies'
  if (projectId !== null) {
    return taskId === null ? `/project/${projectId}` : `/project/${projectId}?highlightTask=${taskId}`
  }
  return deliveryId === null ? path : `/mails/${deliveryId}`
}
