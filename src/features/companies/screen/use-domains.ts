// Reads a company's own mail domains, and adds, checks and removes them.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toastFailure } from '../../../ui/failure-toast.ts'
import { toast } from '../../../ui/toasts.ts'
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
  return useMutation({
    mutationFn: (domain: string) => api(addDomain, { params: { id: companyId }, body: { domain } }),
    onSuccess: async () => {
      onDone()
      await refreshCompanies(queryClient)
    },
    onError: (error) => toastFailure(error, 'Failed to add the domain'),
  })
}

/** Answers in words whether the record was found. */
export function useCheckDomain(companyId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (domainId: number) => api(checkDomain, { params: { id: companyId, domainId } }),
    onError: (error) => toastFailure(error, 'Failed to check the domain'),
    onSettled: () => refreshCompanies(queryClient),
  })
}

export function useRemoveDomain(companyId: number, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (domainId: number) => api(removeDomain, { params: { id: companyId, domainId } }),
    onSuccess: async () => {
      onDone()
      await refreshCompanies(queryClient)
    },
    onError: (error) => toastFailure(error, 'Failed to remove the domain'),
  })
}

export function useRestrictDomains(companyId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (domainRestrictions: DomainRestrictions) =>
      api(changeCompany, { params: { id: companyId }, body: { domainRestrictions } }),
    onSuccess: () => toast({ kind: 'success', title: 'Company Updated' }),
    onError: (error) => toastFailure(error, 'Failed to update company'),
    onSettled: () => refreshCompanies(queryClient),
  })
}
