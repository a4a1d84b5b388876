// The view of My Tasks, kept in the address.
import { useAddressState } from '../../../../ui/use-address-state.ts'
import { type MyTasksView, readView, writeView } from '../cards/my-tasks-view.ts'

export function useMyTasksView(): [MyTasksView, (change: Partial<MyTasksView>) => void] {
  const [view, setView] = useAddressState(readView, writeView)
  return [view, (change) => setView({ ...view, ...change })]
}
