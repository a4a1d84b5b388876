// Reads and writes the thread of a task: its comments, its activity, and the people around it.
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../ui/api.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { useRead } from '../../../../ui/use-read.ts'
import { listTaskActivity } from '../../../tasks/activity/contract.ts'
import {
  addTaskComment,
  deleteTaskComment,
  editTaskComment,
  listTaskComments,
  listThreadPeople,
} from '../../../tasks/comments/contract.ts'
import { refetchTasks } from '../refetch-tasks.ts'
import { useCommentDeleted } from './use-comment-deleted.ts'

type TaskPlace = { id: number; projectId: number }

export function useComments({ id }: TaskPlace) {
  return useRead(listTaskComments, { params: { id } })
}

export function useActivity({ id }: TaskPlace) {
  return useRead(listTaskActivity, { params: { id } })
}

export function useThreadPeople({ id }: TaskPlace) {
  return useRead(listThreadPeople, { params: { id } })
}

/** `key`: the same for every try of one comment. */
export type CommentDraft = { text: string; send: boolean; key: string }

export function useAddComment(task: TaskPlace, onAdded: () => void) {
  const queryClient = useQueryClient()
  return useAct((body: CommentDraft) => api(addTaskComment, { params: { id: task.id }, body }), {
    failed: { title: 'Failed to add comment' },
    done: ({ sentTo }) => {
      if (sentTo.length > 0)
        toast({ kind: 'success', title: 'Comment sent', description: `By mail to ${sentTo.join(', ')}` })
      onAdded()
      return refetchTasks(queryClient, task.projectId)
    },
  })
}

export function useEditComment(task: TaskPlace, onEdited: () => void) {
  const queryClient = useQueryClient()
  return useAct(
    ({ commentId, text }: { commentId: number; text: string }) =>
      api(editTaskComment, { params: { id: task.id, commentId }, body: { text } }),
    {
      failed: { title: 'Failed to save comment' },
      done: () => {
        onEdited()
        return refetchTasks(queryClient, task.projectId)
      },
    },
  )
}

export function useDeleteComment(task: TaskPlace) {
  const queryClient = useQueryClient()
  const refetch = () => refetchTasks(queryClient, task.projectId)
  const toastDeleted = useCommentDeleted(refetch)
  return useAct((commentId: number) => api(deleteTaskComment, { params: { id: task.id, commentId } }), {
    failed: { title: 'Failed to delete comment' },
    done: ({ changeSetId }) => {
      toastDeleted(changeSetId)
      return refetch()
    },
  })
}
