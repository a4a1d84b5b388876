// Keeps every screen with tasks true to the live messages; mounted once in the signed-in shell.

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { firstAgent } from '../../../crew/crew.ts'
import { api, keyOf } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useLive } from '../../../ui/use-live.ts'
import { getOriginalEmail, getProject, listProjectEmails, listProjects } from '../../projects/contract.ts'
import type { TaskEvent } from '../../tasks/contract.ts'
import { refetchTasks } from './refetch-tasks.ts'
import {
  createMailCounts,
  createOncePerMail,
  type MailToast,
  NEWS_TOAST,
  taskEventTypes,
  toastOf,
} from './task-news.ts'

/** NOTIF-15 to NOTIF-17. */
export function useTaskEvents(): void {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [isFirstOfMail] = useState(createOncePerMail)
  const [counts] = useState(createMailCounts)
  useLive<TaskEvent>(
    taskEventTypes,
    (event) => {
      const { projectId } = event
      counts.add(event)
      void refetchProject(queryClient, projectId ?? undefined)
      const news = toastOf(event)
      if (news === null || !isFirstOfMail(news)) return
      void tell(news, projectId)
    },
    () => void refetchProject(queryClient),
  )

  /* Messages carry no subject: that of the thread is read, while the other messages of the mail come in. */
  async function tell({ mailId, title, showTask }: MailToast, projectId: number | null) {
    const subject = projectId === null ? null : await subjectOf(queryClient, projectId)
    toast({
      title,
      description: counts.words(mailId, subject),
      agent: firstAgent.type,
      duration: NEWS_TOAST,
      isNews: true,
      ...(showTask !== undefined && {
        action: {
          label: 'Show',
          onPress: () => navigate(`/project/${projectId}?highlightTask=${showTask}`),
        },
      }),
    })
  }
}

/* Null where it cannot be read, as in another context: the toast does without. */
async function subjectOf(queryClient: QueryClient, id: number): Promise<string | null> {
  const read = queryClient.fetchQuery({
    queryKey: keyOf(getProject, { id }),
    queryFn: ({ signal }) => api(getProject, { params: { id }, signal }),
  })
  const project = await read.catch(() => null)
  return project && (project.sourceEmailSubject || project.name)
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
