// Reads and writes the thread of a task: its comments, its activity, and the people around it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../../ui/api.ts'
import { failureWords } from '../../../../ui/request.ts'
import { toast } from '../../../../ui/toasts.ts'
import { listTaskActivity } from '../../activity/contract.ts'
import {
  addTaskComment,
  deleteTaskComment,
  editTaskComment,
  listTaskComments,
  listThreadPeople,
} from '../../comments/contract.ts'
import { refetchTasks } from '../refetch-tasks.ts'

type TaskPlace = { id: number; projectId: number }

export function useComments({ id }: TaskPlace) {
  return useQuery({
    queryKey: keyOf(listTaskComments, { id }),
    queryFn: ({ signal }) => api(listTaskComments, { params: { id }, signal }),
  })
}

export function useActivity({ id }: TaskPlace) {
  return useQuery({
    queryKey: keyOf(listTaskActivity, { id }),
    queryFn: ({ signal }) => api(listTaskActivity, { params: { id }, signal }),
  })
}

export function useThreadPeople({ id }: TaskPlace) {
  return useQuery({
    queryKey: keyOf(listThreadPeople, { id }),
    queryFn: ({ signal }) => api(listThreadPeople, { params: { id }, signal }),
  })
}

/** `key`: the same for every try of one comment. */
export type CommentDraft = { text: string; send: boolean; key: string }

export function useAddComment(task: TaskPlace, onAdded: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CommentDraft) => api(addTaskComment, { params: { id: task.id }, body }),
    onSuccess: ({ sentTo }) => {
      if (sentTo.length > 0)
        toast({ kind: 'success', title: 'Comment sent', description: `By mail to ${sentTo.join(', ')}` })
      onAdded()
      return refetchTasks(queryClient, task.projectId)
    },
    onError: (error) =>
      toast({ kind: 'destructive', title: 'Failed to add comment', description: failureWords(error) }),
  })
}

export function useEditComment(task: TaskPlace, onEdited: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ commentId, text }: { commentId: number; text: string }) =>
      api(editTaskComment, { params: { id: task.id, commentId }, body: { text } }),
    onSuccess: () => {
      onEdited()
      return refetchTasks(queryClient, task.projectId)
    },
    onError: (error) =>
      toast({ kind: 'destructive', title: 'Failed to save comment', description: failureWords(error) }),
  })
}

export function useDeleteComment(task: TaskPlace, onDeleted: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (commentId: number) => api(deleteTaskComment, { params: { id: task.id, commentId } }),
    onSuccess: () => {
      onDeleted()
      return refetchTasks(queryClient, task.projectId)
    },
    onError: (error) =>
      toast({ kind: 'destructive', title: 'Failed to delete comment', description: failureWords(error) }),
  })
}
