// Whom one acts for, in the header: oneself or one of the companies (SHELL-12 to SHELL-14, SHELL-21 to SHELL-23).
import { Building2, Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { useCompany } from '../features/companies/screen/company-context.tsx'
import { companyTypeName, monogram, roleNames } from '../features/companies/screen/company-words.ts'
import { Badge } from '../ui/badge.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'

export function ContextSwitcher() {
  const { companies, selected, loading, switchTo } = useCompany()
  const [switching, setSwitching] = useState(false)
  const [, navigate] = useLocation()

  function choose(companyId: number | null) {
    setSwitching(true)
    try {
      switchTo(companyId)
      location.reload()
    } catch (error) {
      console.error('the context could not be switched', error)
      setSwitching(false)
    }
  }

  if (loading) return <ContextPlaceholder />
  return (
    <Menu
      label="Context"
      trigger={<ContextButton name={selected?.company.name ?? 'Personal'} company={selected !== null} />}
    >
      <MenuItem disabled={switching || selected === null} onSelect={() => choose(null)}>
        <ContextItem name="Personal" current={selected === null}>
          <Badge>Individual</Badge>
        </ContextItem>
      </MenuItem>
      {companies.map(({ company, membership }) => (
        <MenuItem
          key={company.id}
          disabled={switching || selected?.company.id === company.id}
          onSelect={() => choose(company.id)}
        >
          <ContextItem name={company.name} current={selected?.company.id === company.id} company>
            <Badge tone="accent">{roleNames[membership.role]}</Badge>
            <Badge>{companyTypeName(company.companyType)}</Badge>
          </ContextItem>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Building2 aria-hidden />} onSelect={() => navigate('/companies')}>
        Manage Companies
      </MenuItem>
    </Menu>
  )
}

function ContextButton({ name, company, ...trigger }: { name: string; company: boolean }) {
  return (
    <button
      type="button"
      aria-label={`Context: ${name}`}
      className="flex h-8 min-w-0 items-center gap-2 rounded-control px-2 text-13 font-medium whitespace-nowrap transition-colors duration-(--d-1) hover:bg-hover aria-expanded:bg-hover max-md:h-11"
      {...trigger}
    >
      <Monogram name={name} company={company} />
      <span className="max-w-40 truncate max-lg:sr-only">{name}</span>
      <ChevronDown aria-hidden className="size-3.5 text-ink-3 max-lg:hidden" />
    </button>
  )
}

type ContextItemProps = { name: string; current: boolean; company?: boolean; children: ReactNode }

function ContextItem({ name, current, company = false, children }: ContextItemProps) {
  return (
    <span className="flex w-64 max-w-full items-center gap-2.5 py-1">
      <Monogram name={name} company={company} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="mt-1 flex flex-wrap gap-1">{children}</span>
      </span>
      {current && (
        <>
          <Check aria-hidden className="text-accent!" />
          <span className="sr-only">(current)</span>
        </>
      )}
    </span>
  )
}

/* A person's context is dark, a company's wears the accent. */
function Monogram({ name, company }: { name: string; company: boolean }) {
  return (
    <span
      aria-hidden
      className={`grid size-5 shrink-0 place-items-center rounded-control text-[10px] font-semibold ${
        company ? 'bg-accent text-on-accent' : 'bg-ink text-canvas'
      }`}
    >
      {monogram(name)}
    </span>
  )
}

/* As wide as what comes, so that nothing beside it moves. */
function ContextPlaceholder() {
  return (
    <Loading label="Loading companies" className="flex h-8 items-center gap-2 px-2 max-md:h-11">
      <Skeleton shape="disc" className="size-5" />
      <Skeleton className="w-16 max-lg:hidden" />
    </Loading>
  )
}
