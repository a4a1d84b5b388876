// Reads and writes what is said about a poll.
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../ui/api.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { useRead } from '../../../../ui/use-read.ts'
import { useCommentDeleted } from '../../../boards/screen/thread/use-comment-deleted.ts'
import {
  addPollComment,
  deletePollComment,
  editPollComment,
  listPollComments,
  listPollPeople,
} from '../../comments/contract.ts'
import { refreshPolls } from '../refresh-polls.ts'
import type { KeptComment } from './kept-comment.ts'

export const usePollComments = (id: number) => useRead(listPollComments, { params: { id } })

export const usePollPeople = (id: number) => useRead(listPollPeople, { params: { id } })

export function useCommentActs(id: number) {
  const queryClient = useQueryClient()
  const done = () => refreshPolls(queryClient)
  const toastDeleted = useCommentDeleted(done)
  return {
    add: useAct((body: KeptComment) => api(addPollComment, { params: { id }, body }), {
      failed: { title: 'Failed to add comment' },
      done,
    }),
    edit: useAct(
      ({ commentId, text }: { commentId: number; text: string }) =>
        api(editPollComment, { params: { id, commentId }, body: { text } }),
      { failed: { title: 'Failed to save comment' }, done },
    ),
    remove: useAct((commentId: number) => api(deletePollComment, { params: { id, commentId } }), {
      failed: { title: 'Failed to delete comment' },
      done: ({ changeSetId }) => {
        toastDeleted(changeSetId)
        return done()
      },
    }),
  }
}
