// The agents' addresses of a company, for its admins: one each, with its state and the way to set it (COMP-08).
import { useEffect, useState } from 'react'
import type { AgentType } from '../../../crew/crew.ts'
import { type AgentName, agentTitles } from '../../../ui/agent.ts'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { toastFailure } from '../../../ui/failure-toast.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { CompanyPart } from '../../companies/screen/company-part.tsx'
import { type AgentEmail, listCompanyAgentEmails, offeredTypes } from '../contract.ts'
import { companyAddressOf, othersOf } from './company-address.ts'
import { ConfigureAddressDialog } from './configure-address-dialog.tsx'
import { CopyAddress } from './copy-address.tsx'

export function CompanyAddresses({ companyId }: { companyId: number }) {
  const emails = useCompanyEmails(companyId)
  const [configured, setConfigured] = useState<AgentType | null>(null)
  return (
    <CompanyPart
      title="Agent Email Addresses"
      intro="Where mail for the company reaches each agent. Members see what comes of it by their role."
    >
      <Loaded
        of={emails}
        failed="Failed to load agent emails"
        onlyNew
        waiting={
          <Loading label="Loading agent emails">
            <SkeletonRows rows={offeredTypes.length} />
          </Loading>
        }
      >
        {(read) => (
          <ul className="divide-y divide-line">
            {offeredTypes.map((type) => (
              <AddressRow
                key={type}
                agent={type}
                email={companyAddressOf(read, type)}
                others={othersOf(read, type)}
                onConfigure={() => setConfigured(type)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {configured !== null && emails.data && (
        <ConfigureAddressDialog
          companyId={companyId}
          agent={configured}
          email={companyAddressOf(emails.data, configured)}
          onClose={() => setConfigured(null)}
        />
      )}
    </CompanyPart>
  )
}

function useCompanyEmails(companyId: number) {
  const emails = useRead(
    listCompanyAgentEmails,
    { params: { companyId } },
    {
      select: ({ data }) => data.agentEmails,
    },
  )
  const { error } = emails
  useEffect(() => {
    if (error !== null) toastFailure(error, 'Failed to load agent emails')
  }, [error])
  return emails
}

type AddressRowProps = {
  agent: AgentName
  email: AgentEmail | undefined
  others: number
  onConfigure: () => void
}

function AddressRow({ agent, email, others, onConfigure }: AddressRowProps) {
  const title = agentTitles[agent]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 first:pt-0 last:pb-0">
      <AgentStamp agent={agent} size={28} />
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="flex items-center gap-2 text-13 font-550">
          {title}
          <AddressState email={email} />
        </p>
        {email ? (
          <p className="flex min-w-0 items-center gap-1 text-13 text-ink-2">
            <span className="wrap-text">{email.emailAddress}</span>
            <CopyAddress address={email.emailAddress} of={title} />
          </p>
        ) : (
          <p className="text-13 text-ink-3">No address yet</p>
        )}
        {others > 0 && <p className="text-12 text-ink-3">{othersWords(others)}</p>}
      </div>
      <Button onClick={onConfigure} aria-label={`Configure the address of ${title}`}>
        Configure
      </Button>
    </li>
  )
}

const othersWords = (count: number) =>
  `and ${count} more ${count === 1 ? 'instance' : 'instances'} on the agent’s page`

function AddressState({ email }: { email: AgentEmail | undefined }) {
  if (!email) return null
  return email.isActive ? <Badge tone="success">Active</Badge> : <Badge>Paused</Badge>
}
