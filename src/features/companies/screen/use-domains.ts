// Reads a company's own mail domains, and adds, checks and removes them.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { changeCompany, type DomainRestrictions } from '../contract.ts'
import { addDomain, checkDomain, listDomains, removeDomain } from '../domains/contract.ts'
import { refreshCompanies } from './refresh-companies.ts'

export function useDomains(companyId: number) {
  return useQuery({
    queryKey: keyOf(listDomains, { id: companyId }),
    queryFn: async ({ signal }) =>
      (await api(listDomains, { params: { id: companyId }, signal })).data.domains,
  })
}

export function useAddDomain(companyId: number, onDone: () => void) {
  const queryClient = useQueryClient()
  return useAct((domain: string) => api(addDomain, { params: { id: companyId }, body: { domain } }), {
    failed: 'Failed to add the domain',
    done: async () => {
      onDone()
      await refreshCompanies(queryClient)
    },
  })
}

/** Answers in words whether the record was found. */
export function useCheckDomain(companyId: number) {
  const queryClient = useQueryClient()
  return useAct((domainId: number) => api(checkDomain, { params: { id: companyId, domainId } }), {
    failed: 'Failed to check the domain',
    settled: () => refreshCompanies(queryClient),
  })
}

export function useRemoveDomain(companyId: number, onDone: () => void) {
  const queryClient = useQueryClient()
  return useAct((domainId: number) => api(removeDomain, { params: { id: companyId, domainId } }), {
    failed: 'Failed to remove the domain',
    done: async () => {
      onDone()
      await refreshCompanies(queryClient)
    },
  })
}

export function useRestrictDomains(companyId: number) {
  const queryClient = useQueryClient()
  return useAct(
    (domainRestrictions: DomainRestrictions) =>
      api(changeCompany, { params: { id: companyId }, body: { domainRestrictions } }),
    {
      failed: 'Failed to update company',
      done: () => toast({ kind: 'success', title: 'Company Updated' }),
      settled: () => refreshCompanies(queryClient),
    },
  )
}
