// Follows a project, or no longer.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../ui/api.ts'
import { failureWords } from '../../../ui/request.ts'
import { toast } from '../../../ui/toasts.ts'
import { followProject, getProject, listProjects, type Project, unfollowProject } from '../contract.ts'

type Followed = Pick<Project, 'id' | 'isFollowed'>

export function useFollow() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isFollowed }: Followed) =>
      api(isFollowed ? unfollowProject : followProject, { params: { id } }),
    onSuccess: ({ isFollowed }) => {
      toast({
        kind: 'success',
        title: isFollowed ? 'You follow this project' : 'You no longer follow this project',
        ...(isFollowed && { description: 'You’ll find its open tasks under Monitor on your Task Board.' }),
      })
      const stale = [listProjects.path, getProject.path, '/api/tasks/monitor', '/api/tasks/done']
      return queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => stale.includes(String(path)),
      })
    },
    onError: (error, { isFollowed }) =>
      toast({
        kind: 'destructive',
        title: isFollowed ? 'Failed to unfollow the project' : 'Failed to follow the project',
        description: failureWords(error),
      }),
  })
}
