// Which task is open over a page, kept in its address, so that the address can be shared and the way back closes it.
import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { addressOf } from '../../../../ui/use-address-state.ts'

/** From `?task=12`; null without one. */
export function readOpenTask(query: URLSearchParams): number | null {
  const id = query.get('task') ?? ''
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null
}

/** A copy of the query with a task open, or with none. */
export function writeOpenTask(query: URLSearchParams, id: number | null): URLSearchParams {
  const next = new URLSearchParams(query)
  if (id === null) next.delete('task')
  else next.set('task', String(id))
  return next
}

/** The page of a task alone: what is copied to be sent to somebody. */
export const taskPath = (id: number) => `/task/${id}`

export function useOpenTask() {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const openId = useMemo(() => readOpenTask(new URLSearchParams(search)), [search])
  const go = useCallback(
    (id: number | null) =>
      navigate(addressOf(path, writeOpenTask(new URLSearchParams(search), id)), { replace: id === null }),
    [navigate, path, search],
  )
  return {
    openId,
    open: useCallback(({ id }: { id: number }) => go(id), [go]),
    close: useCallback(() => go(null), [go]),
  }
}
