// The company that the page acts for, shared through React: restored on load, switched, let go when it ends.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { actFor } from '../../../ui/acting-for.ts'
import { request } from '../../../ui/request.ts'
import type { OwnCompany } from '../contract.ts'
import { announce, remember, remembered, settled } from './chosen-company.ts'

/** What keyOf(listCompanies) gives; as types only, so that no schema comes with the first load. */
export const companiesKey = ['/api/companies', {}, {}] as const
const sessionPath = '/api/auth/user'

export type CompanyContextValue = {
  /** Empty until they are loaded, and when that failed (SHELL-20). */
  companies: readonly OwnCompany[]
  /** Null in individual mode. */
  selected: OwnCompany | null
  /** True until it is known which companies there are. */
  loading: boolean
  /** True once it is settled whom the page acts for: until then nothing is asked in its name. */
  ready: boolean
  /** The list could not be loaded. */
  error: Error | null
  /** Null is individual mode. Throws when the choice cannot be kept. */
  switchTo: (companyId: number | null) => void
  /** Reads the list again (SHELL-19). */
  refresh: () => Promise<void>
}

const Context = createContext<CompanyContextValue | null>(null)

/** The context of the page; a component outside of the signed-in shell has none. */
export function useCompany(): CompanyContextValue {
  const value = useContext(Context)
  if (value === null) throw new Error('useCompany stands outside of CompanyProvider')
  return value
}

export function CompanyProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const list = useQuery({
    queryKey: companiesKey,
    queryFn: async ({ signal }) =>
      (await request('GET', '/api/companies', { signal })) as { data: { companies: OwnCompany[] } },
  })
  const companies = list.data?.data.companies
  const [picked, pick] = useState(() => remembered(localStorage))
  const actsFor = settled(picked, companies, list.error !== null)
  useActingFor(actsFor, queryClient)
  useEffect(() => {
    if (list.error !== null) console.error('the companies could not be loaded', list.error)
  }, [list.error])

  const value = useMemo<CompanyContextValue>(
    () => ({
      companies: companies ?? [],
      selected: companies?.find(({ company }) => company.id === actsFor) ?? null,
      loading: list.isPending,
      ready: actsFor !== undefined,
      error: list.error,
      switchTo(companyId) {
        remember(localStorage, companyId)
        pick(companyId)
        announce(window, companyId)
      },
      refresh: () => queryClient.invalidateQueries({ queryKey: companiesKey }),
    }),
    [companies, actsFor, list.isPending, list.error, queryClient],
  )
  return <Context value={value}>{children}</Context>
}

/** A page stands once it is settled whom it acts for, so that it asks for nothing in a wrong name. */
export function InContext({ children }: { children: ReactNode }) {
  return useCompany().ready ? children : null
}

/* A layout effect comes before the effects with which pages begin to ask. */
function useActingFor(actsFor: number | null | undefined, queryClient: QueryClient): void {
  const before = useRef<number | null>(undefined)
  useLayoutEffect(() => {
    if (actsFor === undefined) return
    actFor(actsFor)
    const changed = before.current !== undefined && before.current !== actsFor
    before.current = actsFor
    if (changed) void forgetContext(queryClient)
  }, [actsFor, queryClient])
}

/** What was read in one context is nothing to the next: all of it is read again but the person and the companies. */
function forgetContext(queryClient: QueryClient): Promise<void> {
  return queryClient.resetQueries({
    predicate: ({ queryKey }) => queryKey[0] !== sessionPath && queryKey[0] !== companiesKey[0],
  })
}
