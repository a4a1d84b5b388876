// What marking does to the list on the screen, before the server has answered.
import type { NotificationList } from '../contract.ts'

/** One that is read already changes nothing; the count never falls below 0 (NOTIF-05). */
export function withRead(list: NotificationList, id: number): NotificationList {
  const isUnread = list.notifications.some((one) => one.id === id && !one.read)
  if (!isUnread) return list
  return {
    notifications: list.notifications.map((one) => (one.id === id ? { ...one, read: true } : one)),
    unreadCount: Math.max(0, list.unreadCount - 1),
  }
}

/** NOTIF-06 */
export function withAllRead(list: NotificationList): NotificationList {
  return { notifications: list.notifications.map((one) => ({ ...one, read: true })), unreadCount: 0 }
}

/** The count on the bell: "9+" above 9 (NOTIF-08); null for none. */
export function badgeWords(unread: number): string | null {
  if (unread <= 0) return null
  return unread > 9 ? '9+' : String(unread)
}
