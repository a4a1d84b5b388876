// Notifications and the switches of mails on the wire (NOTIF-01 to NOTIF-20, API-22, API-23).
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'

/** As many as the panel shows (CONST-07). */
export const PANEL_SIZE = 10

export const notificationType = z.enum([
  'email_processed',
  'reply_processed',
  'email_failed',
  'task_assigned',
  'task_released',
  'mention',
  'comment_answer',
  'mail_held',
  'mail_undelivered',
  'invitation',
])
export type NotificationType = z.infer<typeof notificationType>

/** ENT-13, and where it leads: the task in its project, the project, the mail, or the page at `path`. */
export const notification = z.object({
  id: z.number(),
  type: notificationType,
  title: z.string(),
  description: z.string(),
  timestamp: isoMoment,
  read: z.boolean(),
  /** 0 for personal. */
  companyId: z.number(),
  projectId: z.number().nullable(),
  taskId: z.number().nullable(),
  deliveryId: z.number().nullable(),
  path: z.string().nullable(),
})
export type Notification = z.infer<typeof notification>

const unreadCount = z.number().int().min(0)

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'Notifications of the person in all contexts, newest first, and how many are unread',
  access: 'session',
  query: z.object({
    /** Older than this one. */
    before: idParam.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(PANEL_SIZE),
  }),
  response: z.object({ notifications: z.array(notification), unreadCount }),
})
export type NotificationList = z.infer<typeof listNotifications.response>

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread-count',
  summary: 'How many notifications of the person are unread',
  access: 'session',
  response: z.object({ unreadCount }),
})

export const markRead = endpoint({
  method: 'POST',
  path: '/api/notifications/{id}/read',
  summary: 'Mark one notification as read',
  access: 'session',
  params: z.object({ id: idParam }),
  response: z.object({ unreadCount }),
})

export const markAllRead = endpoint({
  method: 'POST',
  path: '/api/notifications/read-all',
  summary: 'Mark the notifications up to one of them as read; all without it',
  access: 'session',
  body: z.object({ upTo: idParam.optional() }).optional(),
  response: z.object({ unreadCount }),
})

/** ENT-07; all on unless switched off (SET-21), but for the morning mail, which somebody has to want. */
export const settingNames = [
  'emailNotifications',
  'newTaskAlerts',
  'taskAssignments',
  'taskStatusChanges',
  'projectUpdates',
  'taskDueReminders',
  'weeklyDigest',
  'morningMail',
] as const
export const settingName = z.enum(settingNames)
export type SettingName = z.infer<typeof settingName>

export const preferences = z.object({
  emailNotifications: z.boolean(),
  newTaskAlerts: z.boolean(),
  taskAssignments: z.boolean(),
  taskStatusChanges: z.boolean(),
  projectUpdates: z.boolean(),
  taskDueReminders: z.boolean(),
  weeklyDigest: z.boolean(),
  morningMail: z.boolean(),
})
export type Preferences = z.infer<typeof preferences>

/** SET-23, in the order of the screen: the master first. */
export const settingLabels: Record<SettingName, string> = {
  emailNotifications: 'Email notifications',
  newTaskAlerts: 'New task alerts',
  taskAssignments: 'Task assignments',
  taskStatusChanges: 'Task status changes',
  projectUpdates: 'Project updates',
  taskDueReminders: 'Task due reminders',
  weeklyDigest: 'Weekly digest',
  morningMail: 'Morning mail',
}

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/notifications/preferences',
  summary: 'Which mails the person wants',
  access: 'session',
  response: preferences,
})

export const setPreference = endpoint({
  method: 'PATCH',
  path: '/api/notifications/preferences/{settingName}',
  summary: 'Switch one kind of mail on or off',
  access: 'session',
  params: z.object({ settingName }),
  body: z.object({ enabled: z.boolean({ error: 'enabled is true or false' }) }),
  response: preferences,
})

/** Live messages: something behind the bell, or a switch, is other than before. They carry nothing else. */
export interface NotificationEvent {
  type: 'notification_update' | 'preferences_update'
  companyId: number
}
