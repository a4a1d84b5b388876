// One mail domain of a company: proved, or the TXT record that proves it and the look for it.
import { CircleCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { formatDate } from '../../../ui/dates.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { MailDomain } from '../domains/contract.ts'
import { useCheckDomain, useRemoveDomain } from './use-domains.ts'

export function MailDomainItem({ companyId, domain }: { companyId: number; domain: MailDomain }) {
  return (
    <li className="py-3">
      <div className="flex items-center gap-2">
        <span className="min-w-0 text-13 font-medium wrap-text">{domain.domain}</span>
        {domain.provedAt === null ? (
          <Badge tone="pending">Not proved yet</Badge>
        ) : (
          <Badge tone="success" icon={<CircleCheck aria-hidden />}>
            Proved {formatDate(domain.provedAt)}
          </Badge>
        )}
        <RemoveButton companyId={companyId} domain={domain} />
      </div>
      {domain.provedAt === null && <Proof companyId={companyId} domain={domain} />}
    </li>
  )
}

function Proof({ companyId, domain }: { companyId: number; domain: MailDomain }) {
  const check = useCheckDomain(companyId)
  const { name, value } = domain.record
  return (
    <div className="mt-2 rounded-card bg-sunken p-3 text-13">
      <p className="text-ink-2">Add this TXT record where the domain’s DNS is kept, then check.</p>
      <dl className="mt-2 grid gap-2">
        <RecordPart label="Name" text={name} what={`name of the record of ${domain.domain}`} />
        <RecordPart label="Value" text={value} what={`value of the record of ${domain.domain}`} />
      </dl>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          size="sm"
          busy={check.isPending}
          busyLabel="Checking..."
          onClick={() => check.mutate(domain.id)}
        >
          Check now
        </Button>
        <p role="status" className="text-12 text-ink-2">
          {check.isSuccess && `${check.data.message}. A new record can take an hour to be seen.`}
        </p>
      </div>
    </div>
  )
}

function RecordPart({ label, text, what }: { label: string; text: string; what: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <dt className="w-12 text-12 text-ink-2">{label}</dt>
      <dd className="flex min-w-0 flex-[1_1_14rem] items-center gap-1">
        <code className="min-w-0 text-12 break-all">{text}</code>
        <CopyButton text={text} what={what} />
      </dd>
    </div>
  )
}

function RemoveButton({ companyId, domain }: { companyId: number; domain: MailDomain }) {
  const [asking, setAsking] = useState(false)
  const remove = useRemoveDomain(companyId, () => setAsking(false))
  return (
    <>
      <IconButton
        label={`Remove ${domain.domain}`}
        icon={<Trash2 aria-hidden />}
        quiet
        className="ml-auto"
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${domain.domain}?`}
        description="Agents at addresses of this domain take no more mail until it is proved again."
        confirmLabel="Remove"
        busyLabel="Removing..."
        busy={remove.isPending}
        onConfirm={() => remove.mutate(domain.id)}
      />
    </>
  )
}
