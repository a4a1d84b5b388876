// What is known of the person, the address that waits, and the way to change them (SET-02, SET-03).
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatDate } from '../../../ui/dates.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import type { User } from '../contract.ts'
import { UpdateProfile } from './update-profile.tsx'
import { useSaveProfile } from './use-profile.ts'
import { useResend } from './use-resend.ts'

export function AccountFacts({ user }: { user: User }) {
  return (
    <Panel title="Account Information">
      <dl className="grid grid-cols-[11rem_minmax(0,1fr)] gap-y-2.5 text-13 max-md:grid-cols-1 max-md:gap-y-0">
        <Fact label="Email">
          <span className="mr-2">{user.email}</span>
          {!user.confirmed && <Badge tone="warning">Not confirmed</Badge>}
        </Fact>
        <Fact label="Name">{`${user.firstName} ${user.lastName}`.trim() || 'Not set'}</Fact>
        <Fact label="Primary authentication">
          <Badge>{user.authProvider === 'google' ? 'Google' : 'Email'}</Badge>
        </Fact>
        <Fact label="Member since">{memberSince(user.createdAt)}</Fact>
        <Fact label="Time zone">{user.timeZone}</Fact>
      </dl>
      <div className="mt-5 grid justify-items-start gap-4">
        {user.pendingEmail !== null && <PendingAddress user={user} address={user.pendingEmail} />}
        <UpdateProfile user={user} label="Update Profile" />
      </div>
    </Panel>
  )
}

function memberSince(createdAt: string): string {
  return Number.isNaN(Date.parse(createdAt)) ? 'Unknown' : formatDate(createdAt)
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents max-md:mb-2.5 max-md:block">
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 wrap-text">{children}</dd>
    </div>
  )
}

/** Until its link is opened the new address is nobody's, and the old one stays. */
function PendingAddress({ user, address }: { user: User; address: string }) {
  const resend = useResendToast()
  const { firstName, lastName, email } = user
  const takeBack = useSaveProfile()
  return (
    <Notice
      tone="warning"
      title={`${address} is not confirmed yet.`}
      action={
        <span className="flex flex-wrap gap-1">
          <Button
            size="sm"
            variant="ghost"
            busy={resend.isPending}
            busyLabel="Sending..."
            onClick={() => resend.mutate()}
          >
            Send a new link
          </Button>
          <Button
            size="sm"
            variant="ghost"
            busy={takeBack.isPending}
            busyLabel="Updating..."
            onClick={() => takeBack.mutate({ firstName, lastName, email })}
          >
            Keep the old address
          </Button>
        </span>
      }
    >
      Open the link in the mail that went there. Until then your address stays {email}.
    </Notice>
  )
}

function useResendToast() {
  const resend = useResend()
  return useAct(() => resend.mutateAsync(), {
    failed: 'Failed to send a new link',
    done: ({ message }) => toast({ kind: 'success', title: 'Link Sent', description: message }),
  })
}
