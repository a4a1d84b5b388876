// The companies of the server, searched, with what its owner may do to each.
import { useDeferredValue, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { formatDate } from '../../../ui/dates.ts'
import type { ServerCompany } from '../contract.ts'
import { ListFrame } from './list-frame.tsx'
import { RowActs } from './row-acts.tsx'
import { type Asked, useCompanies } from './use-people.ts'

export function CompanyList() {
  const [asked, setAsked] = useState<Asked>({ search: '', state: 'all' })
  const pages = useCompanies(useDeferredValue(asked))
  return (
    <ListFrame
      noun="companies"
      looksIn="Name"
      {...{ asked, pages }}
      onAsk={setAsked}
      rowsOf={({ companies }) => companies}
    >
      {(company: ServerCompany) => <CompanyRow key={company.id} company={company} />}
    </ListFrame>
  )
}

const acts = {
  'sign-out': 'All browsers of its members are signed out, yours excepted.',
  disable:
    'Nobody can act for it, and its agents take no mail. Its members keep their accounts, and nothing is deleted.',
  enable: 'Its members have it as before, and its agents take mail again.',
}

function CompanyRow({ company: { id, name, createdAt, members, disabledAt } }: { company: ServerCompany }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="text-13 font-medium wrap-text">{name}</p>
        <p className="text-12 text-ink-2">
          {members === 1 ? 'One member' : `${members} members`}, since {formatDate(createdAt)}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-2">
        {disabledAt !== null && <Badge tone="warning">Disabled {formatDate(disabledAt)}</Badge>}
        <RowActs list="companies" {...{ id, name }} isDisabled={disabledAt !== null} words={acts} />
      </div>
    </li>
  )
}
