// What is done with a poll from the screen: each act answers the poll as it is then.
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { api, keyOf } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import {
  type answers,
  changePoll,
  closePoll,
  deletePoll,
  getPoll,
  openPoll,
  type Poll,
  remindVoters,
  restorePoll,
  voteInPoll,
} from '../contract.ts'
import { refreshPolls } from './refresh-polls.ts'

export interface OwnVote {
  answers: z.infer<typeof answers>
  remark: string
}

export function usePollActs(poll: Poll) {
  const queryClient = useQueryClient()
  const params = { id: poll.id }
  const done = (next: Poll) => {
    queryClient.setQueryData(keyOf(getPoll, params), next)
    void refreshPolls(queryClient)
  }
  const said = (title: string) => toast({ kind: 'success', title, description: poll.question })
  const openAgain = async () => done(await api(openPoll, { params, body: {} }))
  const restore = async () => {
    await api(restorePoll, { params })
    await refreshPolls(queryClient)
  }
  return {
    vote: useAct((vote: OwnVote) => api(voteInPoll, { params, body: vote }), {
      failed: 'Failed to count your vote',
      done: (next: Poll) => {
        done(next)
        said('Vote counted')
      },
    }),
    close: useAct((optionId: number | undefined) => api(closePoll, { params, body: { optionId } }), {
      failed: 'Failed to close the poll',
      done: (next: Poll) => {
        done(next)
        toast({
          kind: 'success',
          title: 'Poll closed',
          description: 'Everybody gets the result.',
          action: { label: 'Open again', onPress: () => void openAgain() },
        })
      },
    }),
    open: useAct(() => api(openPoll, { params, body: {} }), {
      failed: 'Failed to open the poll',
      done: (next: Poll) => {
        done(next)
        said(poll.status === 'draft' ? 'Poll sent out' : 'Poll open again')
      },
    }),
    remind: useAct(() => api(remindVoters, { params }), {
      failed: 'Failed to send reminders',
      done: ({ reminded }: { reminded: number }) => {
        void refreshPolls(queryClient)
        said(
          reminded === 0
            ? 'Nobody to remind today'
            : `${reminded} ${reminded === 1 ? 'person' : 'people'} reminded`,
        )
      },
    }),
    settle: useAct((kind: Poll['kind']) => api(changePoll, { params, body: { kind } }), {
      failed: 'Failed to change the poll',
      done,
    }),
    remove: useAct(() => api(deletePoll, { params }), {
      failed: 'Failed to delete the poll',
      done: () => {
        void refreshPolls(queryClient)
        toast({
          kind: 'success',
          title: 'Poll deleted',
          description: poll.question,
          action: {
            label: 'Undo',
            onPress: () => void restore(),
          },
        })
      },
    }),
  }
}
