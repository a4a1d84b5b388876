// A view of a page that its address says, read from it and written back without a new step of history.
import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'

/** `read` and `write` are of a module: what else stands in the query goes through `write` unharmed. */
export function useAddressState<View>(
  read: (query: URLSearchParams) => View,
  write: (query: URLSearchParams, view: View) => URLSearchParams,
): [View, (view: View) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const view = useMemo(() => read(new URLSearchParams(search)), [read, search])
  return [
    view,
    (next) => navigate(addressOf(path, write(new URLSearchParams(search), next)), { replace: true }),
  ]
}

/** A path with its query, without a lone question mark. */
export function addressOf(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`
}
