// What came of things, on every signed-in page: how far it is follows the task or the poll.
import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../ui/use-live.ts'
import { taskEventTypes } from '../../boards/screen/task-news.ts'
import type { SignedIn } from '../../client.ts'
import { refreshFollowUps } from './refresh-follow-ups.ts'

const types = [...taskEventTypes, 'poll_update'] as const

function useFollowUpEvents(): void {
  const queryClient = useQueryClient()
  const refresh = () => void refreshFollowUps(queryClient)
  useLive(types, refresh, refresh)
}

export const followups: SignedIn = { useLive: useFollowUpEvents }
