// The view of My Tasks, read from the address and written back without a new step of history.
import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { addressOf } from '../board/use-board-view.ts'
import { type MyTasksView, readView, writeView } from './my-tasks-view.ts'

export function useMyTasksView(): [MyTasksView, (change: Partial<MyTasksView>) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const view = useMemo(() => readView(new URLSearchParams(search)), [search])
  return [
    view,
    (change) => {
      const next = writeView(new URLSearchParams(search), { ...view, ...change })
      navigate(addressOf(path, next), { replace: true })
    },
  ]
}
