// Keeps the bell and the switches true to the live messages; mounted once in the signed-in shell (NOTIF-07, NOTIF-19).
import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../ui/use-live.ts'
import { getPreferences, type NotificationEvent } from '../contract.ts'
import { refreshNotifications } from './use-notifications.ts'

const types = ['notification_update', 'preferences_update'] as const

export function useNotificationEvents(): void {
  const queryClient = useQueryClient()
  const refreshPreferences = () => queryClient.invalidateQueries({ queryKey: [getPreferences.path] })
  useLive<NotificationEvent>(
    types,
    ({ type }) => {
      if (type === 'notification_update') void refreshNotifications(queryClient)
      else void refreshPreferences()
    },
    () => {
      void refreshNotifications(queryClient)
      void refreshPreferences()
    },
  )
}
