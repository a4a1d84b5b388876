// Reads the hierarchy of a company, and makes, changes and deletes what stands in it.
import { type UseMutationResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { useAct } from '../../../ui/use-act.ts'
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
    add: useAct(async (body: NewUnit) => (await api(createUnit, { params: { id }, body })).data.unit.id, {
      failed: 'Failed to add it',
      done: refresh,
    }),
    change: useAct(
      ({ unitId, ...body }: { unitId: number } & UnitChange) =>
        api(changeUnit, { params: { id, unitId }, body }),
      { failed: 'Failed to change it', settled: refresh },
    ),
    remove: useAct((unitId: number) => api(deleteUnit, { params: { id, unitId } }), {
      failed: 'Failed to delete it',
      done: refresh,
    }),
    place: useAct(
      ({ userId, unitId }: { userId: number; unitId: number | null }) =>
        api(placeMember, { params: { id, userId }, body: { unitId } }),
      { failed: 'Failed to change the place', settled: refresh },
    ),
  }
}
