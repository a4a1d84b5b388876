// Starts the notifications feature: from then on what happens in a transaction is followed.
import {
  type NotificationsFeature,
  type NotificationsParts,
  notificationsFeature,
} from '../features/notifications/index.ts'
import { meaningOf, statusPhrases } from '../features/tasks/index.ts'

/** Tasks come after notifications in the order of features; their words are handed down from here. */
export function notifying(parts: Omit<NotificationsParts, 'statusWords'>): NotificationsFeature {
  return notificationsFeature({ ...parts, statusWords: (status) => statusPhrases[meaningOf(status)] })
}
