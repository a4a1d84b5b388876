// What the bell reads and marks; the newest ten and the count of the unread, kept true by live messages.
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toastTitledFailure } from '../../../ui/failure-toast.ts'
import { useRead } from '../../../ui/use-read.ts'
import { listNotifications, markAllRead, markRead, type NotificationList } from '../contract.ts'
import { withAllRead, withRead } from './read-state.ts'

const listKey = keyOf(listNotifications)

export function useNotifications() {
  return useRead(listNotifications, {})
}

export function refreshNotifications(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: listKey })
}

/** Marks at once on the screen; what the server says of the count is taken when it answers (NOTIF-05). */
export function useMarkRead() {
  return useMark(
    (id: number) => api(markRead, { params: { id } }),
    (list, id) => withRead(list, id),
  )
}

/** Up to the newest that is in sight: what comes meanwhile stays unread (NOTIF-06). */
export function useMarkAllRead() {
  return useMark(
    (upTo: number) => api(markAllRead, { body: { upTo } }),
    (list) => withAllRead(list),
  )
}

function useMark(
  call: (id: number) => Promise<{ unreadCount: number }>,
  change: (list: NotificationList, id: number) => NotificationList,
) {
  const queryClient = useQueryClient()
  const update = (how: (list: NotificationList) => NotificationList) =>
    queryClient.setQueryData<NotificationList>(listKey, (list) => list && how(list))
  return useMutation({
    mutationFn: call,
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey: listKey })
      update((list) => change(list, id))
    },
    onSuccess: ({ unreadCount }) => {
      update((list) => ({ ...list, unreadCount }))
    },
    onError: (error) => {
      toastTitledFailure('The notification could not be marked as read', error)
      return refreshNotifications(queryClient)
    },
  })
}
