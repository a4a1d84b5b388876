// The view of the personal board, read from the address and written back without a new step of history.
import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { addressOf } from '../board/use-board-view.ts'
import { readPersonalView, writePersonalView } from './personal-address.ts'
import type { PersonalView } from './personal-view.ts'

export function usePersonalView(): [PersonalView, (view: PersonalView) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const view = useMemo(() => readPersonalView(new URLSearchParams(search)), [search])
  const setView = (next: PersonalView) =>
    navigate(addressOf(path, writePersonalView(new URLSearchParams(search), next)), { replace: true })
  return [view, setView]
}
