// Reads one task; live messages ask again (refetch-tasks.ts).
import { useRead } from '../../../../ui/use-read.ts'
import { getTask, type Task } from '../../../tasks/contract.ts'

/** `known` is shown until it is read. */
export function useTask(id: number, known?: Task) {
  return useRead(getTask, { params: { id } }, known ? { placeholderData: known } : {})
}
