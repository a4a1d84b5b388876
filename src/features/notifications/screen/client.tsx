// Notifications in the client: live messages; the bell stands in the shell's header.
import type { ClientFeature } from '../../client.ts'

export const notifications: ClientFeature = {
  name: 'notifications',
  live: async () => (await import('./use-notification-events.ts')).useNotificationEvents,
}
