// The company that the page acts for, shared through React: restored on load, switched, let go when it ends.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { actFor } from '../../../ui/acting-for.ts'
import { request } from '../../../ui/request.ts'
import type { OwnCompany } from '../contract.ts'
import { announce, remember, remembered, restored } from './chosen-company.ts'

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
  const [chosen, setChosen] = useChosen(companies, list.error, queryClient)

  const value = useMemo<CompanyContextValue>(
    () => ({
      companies: companies ?? [],
      selected: companies?.find(({ company }) => company.id === chosen) ?? null,
      loading: list.isPending,
      ready: chosen !== undefined,
      error: list.error,
      switchTo(companyId) {
        remember(localStorage, companyId)
        actFor(companyId)
        setChosen(companyId)
        announce(window, companyId)
      },
      refresh: () => queryClient.invalidateQueries({ queryKey: companiesKey }),
    }),
    [companies, chosen, list.isPending, list.error, setChosen, queryClient],
  )
  return <Context value={value}>{children}</Context>
}

/** A page stands once it is settled whom it acts for, so that it asks for nothing in a wrong name. */
export function InContext({ children }: { children: ReactNode }) {
  return useCompany().ready ? children : null
}

/* Undefined only while a company is remembered of which nobody knows yet whether it is the person's. */
type Chosen = number | null | undefined

function useChosen(
  companies: readonly OwnCompany[] | undefined,
  error: Error | null,
  queryClient: QueryClient,
) {
  const [chosen, setChosen] = useState<Chosen>(() => {
    if (remembered(localStorage) !== null) return undefined
    actFor(null)
    return null
  })
  useEffect(() => {
    if (error === null) return
    console.error('the companies could not be loaded', error)
    if (chosen !== undefined) return
    // SHELL-20; the browser still remembers the choice for the next load.
    actFor(null)
    setChosen(null)
  }, [error, chosen])
  useEffect(() => {
    if (companies === undefined) return
    if (chosen === undefined) {
      const id = restored(localStorage, companies)
      actFor(id)
      setChosen(id)
    } else if (chosen !== null && !companies.some(({ company }) => company.id === chosen)) {
      actFor(null)
      setChosen(null)
      void forgetContext(queryClient)
    }
  }, [companies, chosen, queryClient])
  return [chosen, setChosen] as const
}

/** What was read in one context is nothing to the next: all of it is read again but the person and the companies. */
export function forgetContext(queryClient: QueryClient): Promise<void> {
  return queryClient.resetQueries({
    predicate: ({ queryKey }) => queryKey[0] !== sessionPath && queryKey[0] !== companiesKey[0],
  })
}
