// Keeps every screen with tasks true to the live messages; mounted once in the signed-in shell.

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { firstAgent } from '../../../crew/crew.ts'
import { toast } from '../../../ui/toasts.ts'
import { useLive } from '../../../ui/use-live.ts'
import { getOriginalEmail, getProject, listProjectEmails, listProjects } from '../../projects/contract.ts'
import { taskEvent } from '../../tasks/contract.ts'
import { refetchTasks } from './refetch-tasks.ts'
import { createOncePerMail, NEWS_TOAST, taskEventTypes, toastOf } from './task-news.ts'

/** NOTIF-15 to NOTIF-17. */
export function useTaskEvents(): void {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [isFirstOfMail] = useState(createOncePerMail)
  useLive(
    taskEventTypes,
    (message) => {
      const parsed = taskEvent.safeParse(message)
      if (!parsed.success) {
        console.warn('ignored a malformed live message', message)
        return
      }
      const { projectId } = parsed.data
      void refetchProject(queryClient, projectId ?? undefined)
      const news = toastOf(parsed.data)
      if (news === null || !isFirstOfMail(news)) return
      const { title, showTask } = news
      toast({
        title,
        agent: firstAgent.type,
        duration: NEWS_TOAST,
        ...(showTask !== undefined && {
          action: {
            label: 'Show',
            onPress: () => navigate(`/project/${projectId}?highlightTask=${showTask}`),
          },
        }),
      })
    },
    () => void refetchProject(queryClient),
  )
}

/* Messages carry ids only: what they name is read again. */
async function refetchProject(queryClient: QueryClient, projectId?: number): Promise<void> {
  const named = projectId === undefined ? {} : { id: projectId }
  await Promise.all([
    refetchTasks(queryClient, projectId),
    queryClient.invalidateQueries({ queryKey: [listProjects.path] }),
    ...[getProject, getOriginalEmail, listProjectEmails].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path, named] }),
    ),
  ])
}
