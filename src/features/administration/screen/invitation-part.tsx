// Who may sign up on this server, and the addresses that its owner has invited.
import { Users, X } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { formatDate } from '../../../ui/dates.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { failureText } from '../../accounts/screen/failure-text.ts'
import type { ServerInvitation } from '../contract.ts'
import { InvitePeopleDialog } from './invite-people-dialog.tsx'
import { useInvite, useServerInvitations, useTakeBack } from './use-people.ts'

export function InvitationPart() {
  const pages = useServerInvitations()
  return (
    <Loaded
      of={pages}
      failed="The invitations could not be loaded"
      level={2}
      waiting={
        <Loading label="Loading the invitations">
          <SkeletonRows rows={3} />
        </Loading>
      }
    >
      {({ pages: read }) => (
        <Panel title="Signing up" description={whoMay(read[0])}>
          <div className="flex flex-wrap items-start gap-x-2">
            <InviteForm />
            <InviteMany invitations={read.flatMap(({ invitations }) => invitations)} />
          </div>
          <InvitedList invitations={read.flatMap(({ invitations }) => invitations)} />
          {pages.hasNextPage && (
            <Button
              className="mt-4"
              busy={pages.isFetchingNextPage}
              busyLabel="Loading..."
              onClick={() => void pages.fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </Panel>
      )}
    </Loaded>
  )
}

function InviteMany({ invitations }: { invitations: readonly ServerInvitation[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button className="max-md:mt-2 md:mt-6.5" icon={<Users aria-hidden />} onClick={() => setOpen(true)}>
        Invite Many
      </Button>
      {isOpen && (
        <InvitePeopleDialog
          invited={new Set(invitations.map(({ address }) => address))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function InvitedList({ invitations }: { invitations: readonly ServerInvitation[] }) {
  if (invitations.length === 0)
    return <p className="mt-4 text-13 text-ink-2">No invitation from here is open.</p>
  return (
    <ul aria-label="Invited addresses" className="mt-4 divide-y divide-line border-t border-line">
      {invitations.map((invitation) => (
        <Invited key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  )
}

function whoMay(state: { who: string; domains: readonly string[] } | undefined): string {
  if (!state || state.who === 'open')
    return 'Anybody may make an account on this server. SIGNUP in its settings limits that to invitations or domains.'
  const invited = 'whoever was invited, by a company or here'
  return state.who === 'domains'
    ? `An account is for people with an address of ${state.domains.join(', ')}, and for ${invited}.`
    : `An account is for ${invited}.`
}

function InviteForm() {
  const [email, setEmail] = useState('')
  const invite = useInvite(() => setEmail(''))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (email.trim() !== '' && !invite.isPending) invite.mutate(email)
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex min-w-0 flex-[0_1_27.5rem] flex-wrap items-start gap-2"
      aria-label="Invite"
    >
      <Field
        label="Email"
        className="min-w-0 flex-[0_1_22rem]"
        {...(invite.error && { error: failureText(invite.error, 'The address could not be invited') ?? '' })}
      >
        <Input
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            invite.reset()
          }}
        />
      </Field>
      <Button type="submit" className="md:mt-6.5" busy={invite.isPending} busyLabel="Inviting...">
        Invite
      </Button>
    </form>
  )
}

function Invited({ invitation: { id, address, createdAt } }: { invitation: ServerInvitation }) {
  const takeBack = useTakeBack()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 last:pb-0">
      <p className="min-w-0 flex-[1_1_12rem] text-13 font-medium wrap-text">{address}</p>
      <span className="text-12 text-ink-2">Invited {formatDate(createdAt)}</span>
      <Button
        size="sm"
        variant="ghost"
        icon={<X aria-hidden />}
        busy={takeBack.isPending}
        busyLabel="Taking back..."
        aria-label={`Take back the invitation of ${address}`}
        onClick={() => takeBack.mutate(id)}
      >
        Take back
      </Button>
    </li>
  )
}
