// The selected company: what it is, the way out of it, and for its admins everything that they manage (COMP-07).
import { LogOut, Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useSession } from '../../accounts/screen/use-session.ts'
import type { OwnCompany } from '../contract.ts'
import { CompanyPart } from './company-part.tsx'
import { oneOf, roleActions } from './company-words.ts'
import { DomainsPart } from './domains-part.tsx'
import { EditCompanyDialog } from './edit-company-dialog.tsx'
import { HierarchyPart } from './hierarchy-part.tsx'
import { TeamPart } from './team-part.tsx'
import { useRemoveMember } from './use-members.ts'

export type SelectedCompanyProps = {
  own: OwnCompany
  /** Of its agents; instances come after companies, so the shell gives them. */
  addresses: ReactNode
}

export function SelectedCompany({ own, addresses }: SelectedCompanyProps) {
  const { company, membership } = own
  const isAdmin = membership.role === 'admin'
  return (
    <>
      <Facts own={own} />
      {isAdmin && (
        <>
          {addresses}
          <TeamPart companyId={company.id} />
          <HierarchyPart companyId={company.id} />
          <DomainsPart key={company.domainRestrictions.domains.join()} own={own} />
          <CompanyPart
            title="Language model"
            intro="A model with a key of the company, which reads its mails in place of the server's."
            action={
              <ButtonLink href="/companies/models" aria-label="Open Language model">
                Open
              </ButtonLink>
            }
          />
          <CompanyPart
            title="Audit log"
            intro="Who did what in the company: sign-ins of its members, roles, tokens, settings and deletions."
            action={
              <ButtonLink href="/settings/audit" aria-label="Open Audit log">
                Open
              </ButtonLink>
            }
          />
        </>
      )}
    </>
  )
}

function Facts({ own: { company, membership } }: { own: OwnCompany }) {
  const [editing, setEditing] = useState(false)
  const { role } = membership
  const intro = `As ${oneOf(role)}, ${roleActions(role, 'you')}.`
  return (
    <CompanyPart
      title={company.name}
      intro={intro}
      action={
        <div className="flex flex-wrap gap-2">
          {role === 'admin' && (
            <Button icon={<Pencil aria-hidden />} onClick={() => setEditing(true)}>
              Edit Company
            </Button>
          )}
          <LeaveButton companyId={company.id} name={company.name} />
        </div>
      }
    >
      {(company.emailAddress !== null || company.description !== '') && (
        <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-y-2 text-13 max-md:grid-cols-1 max-md:gap-y-0">
          {company.description !== '' && <Fact label="Description" text={company.description} />}
          {company.emailAddress !== null && <Fact label="Email" text={company.emailAddress} />}
        </dl>
      )}
      <EditCompanyDialog company={company} open={editing} onOpenChange={setEditing} />
    </CompanyPart>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className="contents max-md:mb-2 max-md:block">
      <dt className="text-ink-2">{label}</dt>
      <dd className="whitespace-pre-line wrap-text">{text}</dd>
    </div>
  )
}

function LeaveButton({ companyId, name }: { companyId: number; name: string }) {
  const session = useSession()
  const [asking, setAsking] = useState(false)
  const remove = useRemoveMember(companyId, () => setAsking(false))
  if (session.state !== 'signed-in') return null
  return (
    <>
      <Button variant="ghost" icon={<LogOut aria-hidden />} onClick={() => setAsking(true)}>
        Leave
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Leave ${name}?`}
        description="Its projects and mails are closed to you at once. You come back only by a new invitation."
        confirmLabel="Leave"
        busyLabel="Leaving..."
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ userId: session.user.id, leaves: true })}
      />
    </>
  )
}
