// What notifications gives to every signed-in page.
import type { SignedIn } from '../../client.ts'
import { useNotificationEvents } from './use-notification-events.ts'

export const notifications: SignedIn = {
  useLive: useNotificationEvents,
}
