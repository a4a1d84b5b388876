// The companies of a person: switch between them, make one, and manage the selected one as its admin (COMP-01).
import { ArrowLeft, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { PageProps } from '../../client.ts'
import { useCompany } from './company-context.tsx'
import { CompanyList } from './company-list.tsx'
import { CreateCompanyDialog } from './create-company-dialog.tsx'
import { SelectedCompany } from './selected-company.tsx'

export function CompaniesPage({ slots: { companyAddresses: Addresses } }: PageProps) {
  const { companies, selected } = useCompany()
  const [creating, setCreating] = useState(false)
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setCreating(true)}>
      Create Company
    </Button>
  )
  return (
    <div className="mx-auto w-full max-w-[880px] px-6 py-6 max-md:px-4">
      <ButtonLink href="/dashboard" variant="ghost" className="-ml-3" icon={<ArrowLeft aria-hidden />}>
        Back
      </ButtonLink>
      <header className="mt-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-20 font-semibold tracking-[-0.012em]">Companies</h1>
          <p className="mt-1 text-13 text-ink-2">
            Choose the company that you act for. Its projects, mails and agents are kept apart from your own.
          </p>
        </div>
        {companies.length > 0 && create}
      </header>
      <Companies create={create} />
      {selected !== null && (
        <SelectedCompany
          key={selected.company.id}
          own={selected}
          addresses={Addresses && <Addresses companyId={selected.company.id} />}
        />
      )}
      <CreateCompanyDialog open={creating} onOpenChange={setCreating} />
    </div>
  )
}

function Companies({ create }: { create: ReactNode }) {
  const { companies, loading, error, refresh } = useCompany()
  const [asking, setAsking] = useState(false)
  if (loading) return <CompanySkeletons />
  if (error !== null) {
    const again = () => {
      setAsking(true)
      void refresh().finally(() => setAsking(false))
    }
    return (
      <ErrorState level={2} title="Your companies could not be loaded" onRetry={again} busy={asking}>
        {failureWords(error)}
      </ErrorState>
    )
  }
  if (companies.length === 0) {
    return (
      <EmptyState level={2} title="No companies yet" action={create} className="mt-6">
        Create a company to share projects and agents with your team, or open an invitation that you were
        sent.
      </EmptyState>
    )
  }
  return <CompanyList />
}

function CompanySkeletons() {
  return (
    <Loading label="Loading companies" className="mt-5 grid gap-3 md:grid-cols-2">
      {[0, 1].map((tile) => (
        <div key={tile} aria-hidden className="h-26 rounded-panel bg-surface p-4 shadow-card">
          <Skeleton className="w-1/2" />
          <Skeleton className="mt-4 w-1/3" />
          <Skeleton className="mt-4 w-2/5" />
        </div>
      ))}
    </Loading>
  )
}
