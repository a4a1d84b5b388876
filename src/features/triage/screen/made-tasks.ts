// The tasks that one mail made, with the sentence of each, for the marks in its text.
import { useQuery } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { listProjectTasks, type Task } from '../../tasks/contract.ts'
import type { Delivery } from '../contract.ts'
import type { Sentence } from './mark-sentences.ts'

export type MadeTask = { task: Task; sentence: Sentence }

/** In the order of their numbers; empty while they load, and when they cannot be had. */
export function useMadeTasks(delivery: Delivery | undefined): MadeTask[] {
  const projectId = delivery?.projectId ?? null
  const tasks = useQuery({
    queryKey: keyOf(listProjectTasks, { id: projectId }),
    queryFn: ({ signal }) => api(listProjectTasks, { params: { id: projectId ?? 0 }, signal }),
    enabled: projectId !== null,
  })
  return delivery === undefined ? [] : madeBy(delivery.mailId, tasks.data ?? [])
}

/** Tasks whose evidence is the given mail, numbered from 1. */
export function madeBy(mailId: number, tasks: readonly Task[]): MadeTask[] {
  return tasks
    .filter((task) => task.evidence?.mailId === mailId)
    .sort((one, other) => one.number - other.number)
    .map((task, index) => ({
      task,
      sentence: { number: index + 1, text: task.evidence?.sentence ?? '' },
    }))
}
