// The view of the board, read from the address and written back without a new step of history.
import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { BoardView } from './board-view.ts'
import { readView, writeView } from './view-address.ts'

export function useBoardView(): [BoardView, (view: BoardView) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const view = useMemo(() => readView(new URLSearchParams(search)), [search])
  return [
    view,
    (next) => navigate(addressOf(path, writeView(new URLSearchParams(search), next)), { replace: true }),
  ]
}

/** A path with its query, without a lone question mark. */
export function addressOf(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`
}
