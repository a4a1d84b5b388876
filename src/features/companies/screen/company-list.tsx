// The companies as tiles; pressing one makes it the active one (COMP-02).
import { Badge } from '../../../ui/badge.tsx'
import { toast } from '../../../ui/toasts.ts'
import type { OwnCompany } from '../contract.ts'
import { useCompany } from './company-context.tsx'
import { companyTypeName, count, monogram, roleNames } from './company-words.ts'

export function CompanyList() {
  const { companies, selected, switchTo, refresh } = useCompany()

  function choose({ company }: OwnCompany) {
    try {
      switchTo(company.id)
    } catch (error) {
      // SHELL-23
      console.error('the company could not be switched', error)
      return
    }
    toast({ kind: 'success', title: 'Company Switched', description: `You act for ${company.name} now.` })
    void refresh()
  }

  return (
    <ul aria-label="Your companies" className="mt-5 grid gap-3 md:grid-cols-2">
      {companies.map((own) => (
        <li key={own.company.id}>
          <CompanyTile
            own={own}
            current={own.company.id === selected?.company.id}
            onChoose={() => choose(own)}
          />
        </li>
      ))}
    </ul>
  )
}

type CompanyTileProps = { own: OwnCompany; current: boolean; onChoose: () => void }

function CompanyTile({ own, current, onChoose }: CompanyTileProps) {
  const { company, membership, memberCount, departmentCount } = own
  return (
    <button
      type="button"
      aria-current={current || undefined}
      onClick={() => {
        if (!current) onChoose()
      }}
      className="flex h-full w-full gap-3 rounded-panel bg-surface p-4 text-left shadow-card transition-shadow duration-(--d-1) hover:shadow-lift aria-[current=true]:outline-2 aria-[current=true]:outline-accent"
    >
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-control bg-accent text-14 font-semibold text-on-accent"
      >
        {monogram(company.name)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="text-14 font-semibold wrap-text">{company.name}</span>
          {current && <span className="shrink-0 text-12 font-medium text-accent">Current</span>}
        </span>
        {company.description !== '' && (
          <span className="mt-0.5 line-clamp-2 text-13 text-ink-2">{company.description}</span>
        )}
        <span className="mt-2 flex flex-wrap items-center gap-1.5">
          <Badge tone="accent">{roleNames[membership.role]}</Badge>
          <Badge>{companyTypeName(company.companyType)}</Badge>
          <span className="text-12 text-ink-2 tabular-nums">
            {count(memberCount, 'member', 'members')}
            {departmentCount > 0 && `, ${count(departmentCount, 'department', 'departments')}`}
          </span>
        </span>
      </span>
    </button>
  )
}
