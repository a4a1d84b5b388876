// /settings/audit: who did what, of the chosen company or, for its owner, of the whole server; narrowed and taken along.
import { Download } from 'lucide-react'
import { useSearch } from 'wouter'
import { type AuditGroup, auditGroups } from '../../../kit/audit-actions.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Select } from '../../../ui/select.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { SubPage, toMailSettings } from '../../../ui/sub-page.tsx'
import { useAddressState } from '../../../ui/use-address-state.ts'
import { useCompany } from '../../companies/screen/company-context.tsx'
import { AuditList } from './audit-list.tsx'
import { csvAddress, useAudit } from './use-audit.ts'

export function AuditPage() {
  const isOfServer = new URLSearchParams(useSearch()).get('of') === 'server'
  const { selected, ready } = useCompany()
  const whose = isOfServer ? ' on this server' : selected ? ` in ${selected.company.name}` : ''
  return (
    <SubPage
      back={isOfServer ? toMailSettings : { href: '/companies', label: 'Companies' }}
      title="Audit log"
      about={`Who did what${whose}. Nobody can change or remove an entry; the name of a person whose account is gone is not kept.`}
    >
      {isOfServer ? (
        <Log companyId={null} />
      ) : selected ? (
        <Log companyId={selected.company.id} />
      ) : (
        ready && (
          <section className="mt-5 rounded-panel bg-surface shadow-card">
            <EmptyState level={2} title="No company is chosen">
              The audit log is a company’s: choose one of yours above.
            </EmptyState>
          </section>
        )
      )}
    </SubPage>
  )
}

function Log({ companyId }: { companyId: number | null }) {
  const [group, setGroup] = useAddressState(groupIn, withGroup)
  const log = useAudit(companyId, group)
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <div className="w-52">
          <Select
            aria-label="Kind of act"
            value={group ?? 'all'}
            onValueChange={(chosen) => setGroup(chosen === 'all' ? undefined : chosen)}
            options={kinds}
          />
        </div>
        <ButtonLink href={csvAddress(companyId, group)} icon={<Download aria-hidden />}>
          Download CSV
        </ButtonLink>
      </div>
      <section
        aria-label="Entries"
        aria-busy={log.isPlaceholderData}
        className="mt-4 overflow-hidden rounded-panel bg-surface px-5 shadow-card max-md:px-4"
      >
        <Loaded
          of={log}
          failed="The audit log could not be loaded"
          safe="Acts are written down all the same."
          level={2}
          className="my-5"
          waiting={
            <Loading label="Loading the audit log" className="py-4">
              <SkeletonRows rows={6} />
            </Loading>
          }
          empty={
            <EmptyState level={2} title="No entries">
              {group === undefined ? 'Nobody has done anything yet.' : 'There are none of this kind.'}
            </EmptyState>
          }
        >
          {(entries) => <AuditList entries={entries} hasCompanies={companyId === null} />}
        </Loaded>
      </section>
      {log.hasNextPage && (
        <Button
          className="mt-4"
          busy={log.isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void log.fetchNextPage()}
        >
          Show older entries
        </Button>
      )}
    </>
  )
}

const groups = Object.keys(auditGroups) as AuditGroup[]
const kinds = [
  { value: 'all' as const, label: 'All' },
  ...groups.map((value) => ({ value, label: auditGroups[value] })),
]

const groupIn = (query: URLSearchParams) => groups.find((group) => group === query.get('kind'))

function withGroup(query: URLSearchParams, group: AuditGroup | undefined): URLSearchParams {
  const next = new URLSearchParams(query)
  if (group === undefined) next.delete('kind')
  else next.set('kind', group)
  return next
}
