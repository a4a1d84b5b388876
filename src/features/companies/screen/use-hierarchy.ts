// Reads the hierarchy of a company, and makes, changes and deletes what stands in it.
import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toastFailure } from '../../../ui/failure-toast.ts'
import {
  changeUnit,
  createUnit,
  deleteUnit,
  getHierarchy,
  placeMember,
  type UnitKind,
} from '../hierarchy/contract.ts'
import { refreshCompanies } from './refresh-companies.ts'

export function useHierarchy(companyId: number) {
  return useQuery({
    queryKey: keyOf(getHierarchy, { id: companyId }),
    queryFn: async ({ signal }) => (await api(getHierarchy, { params: { id: companyId }, signal })).data,
  })
}

export type NewUnit = { kind: UnitKind; name: string; parentId: number | null }
export type UnitChange = { name?: string; parentId?: number | null; leadId?: number | null }

export type HierarchyActs = {
  add: UseMutationResult<number, Error, NewUnit>
  change: UseMutationResult<unknown, Error, { unitId: number } & UnitChange>
  remove: UseMutationResult<unknown, Error, number>
  place: UseMutationResult<unknown, Error, { userId: number; unitId: number | null }>
}

/** Every act takes effect at once, and the tree is read again after it. */
export function useHierarchyActs(companyId: number): HierarchyActs {
  const queryClient = useQueryClient()
  const refresh = () => refreshCompanies(queryClient)
  const id = companyId
  return {
    add: useMutation({
      mutationFn: async (body: NewUnit) => (await api(createUnit, { params: { id }, body })).data.unit.id,
      onSuccess: refresh,
      onError: (error) => toastFailure(error, 'Failed to add it'),
    }),
    change: useMutation({
      mutationFn: ({ unitId, ...body }: { unitId: number } & UnitChange) =>
        api(changeUnit, { params: { id, unitId }, body }),
      onError: (error) => toastFailure(error, 'Failed to change it'),
      onSettled: refresh,
    }),
    remove: useMutation({
      mutationFn: (unitId: number) => api(deleteUnit, { params: { id, unitId } }),
      onSuccess: refresh,
      onError: (error) => toastFailure(error, 'Failed to delete it'),
    }),
    place: useMutation({
      mutationFn: ({ userId, unitId }: { userId: number; unitId: number | null }) =>
        api(placeMember, { params: { id, userId }, body: { unitId } }),
      onError: (error) => toastFailure(error, 'Failed to change the place'),
      onSettled: refresh,
    }),
  }
}
