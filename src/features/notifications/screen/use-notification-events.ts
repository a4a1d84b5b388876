// Keeps the bell and the switches true to the live messages; mounted once in the signed-in shell (NOTIF-07, NOTIF-19).
import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../ui/use-live.ts'
import { getPreferences, notificationUpdate, preferencesUpdate } from '../contract.ts'
import { refreshNotifications } from './use-notifications.ts'

const types = ['notification_update', 'preferences_update'] as const

export function useNotificationEvents(): void {
  const queryClient = useQueryClient()
  const refreshPreferences = () => queryClient.invalidateQueries({ queryKey: [getPreferences.path] })
  useLive(
    types,
    (message) => {
      if (notificationUpdate.safeParse(message).success) void refreshNotifications(queryClient)
      else if (preferencesUpdate.safeParse(message).success) void refreshPreferences()
      else console.warn('ignored a malformed live message', message)
    },
    () => {
      void refreshNotifications(queryClient)
      void refreshPreferences()
    },
  )
}
