// The keys of My Tasks: j and k walk the tasks, Enter opens (the title is a button).
import { useKeys } from '../../../../ui/use-keys.ts'
import { stepTasks } from '../board/use-board-keys.ts'

export function useListKeys(): void {
  useKeys('In the list', [
    { keys: 'j', label: 'Next task', run: () => stepTasks(1) },
    { keys: 'k', label: 'Previous task', run: () => stepTasks(-1) },
    { keys: 'Enter', label: 'Open the task' },
  ])
}
