// The audit log a page at a time: of a company, or of the whole server.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { AuditGroup } from '../../../kit/audit-actions.ts'
import { pathOf } from '../../../kit/contract.ts'
import { api, keyOf } from '../../../ui/api.ts'
import { exportCompanyAudit, exportServerAudit, listCompanyAudit, listServerAudit } from '../contract.ts'

/** Null is the whole server; else that which the page acts for. */
export function useAudit(companyId: number | null, group: AuditGroup | undefined) {
  return useInfiniteQuery({
    queryKey:
      companyId === null
        ? [...keyOf(listServerAudit, {}, { group }), 'pages']
        : [...keyOf(listCompanyAudit, {}, { group }), companyId, 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const query = { group, before: pageParam }
      return companyId === null
        ? api(listServerAudit, { query, signal })
        : api(listCompanyAudit, { query, signal })
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  })
}

export function csvAddress(companyId: number | null, group: AuditGroup | undefined): string {
  return companyId === null
    ? pathOf(exportServerAudit, {}, { group })
    : pathOf(exportCompanyAudit, {}, { group, companyId })
}
