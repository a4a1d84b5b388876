// The lists across projects, as every screen reads them; live messages ask again (refetch-tasks.ts).
import { keyOf } from '../../../../ui/api.ts'
import { useRead } from '../../../../ui/use-read.ts'
import {
  listAssignedTasks,
  listDoneTasks,
  listMonitoredTasks,
  listTasksAssignedByMe,
} from '../../../tasks/lists/contract.ts'

/** All four have the same shape. */
type ListEndpoint = typeof listAssignedTasks

function useTaskList(endpoint: ListEndpoint) {
  return useRead(endpoint, {})
}

/** Done ones too. */
export const useAssignedTasks = () => useTaskList(listAssignedTasks)
export const useTasksAssignedByMe = () => useTaskList(listTasksAssignedByMe)
export const useMonitoredTasks = () => useTaskList(listMonitoredTasks)
/** Done and deleted. */
export const useDoneTasks = () => useTaskList(listDoneTasks)

/** Cache keys of all four, to write through them. */
export const taskListKeys = {
  assigned: keyOf(listAssignedTasks),
  assignedByMe: keyOf(listTasksAssignedByMe),
  monitor: keyOf(listMonitoredTasks),
  done: keyOf(listDoneTasks),
} as const
