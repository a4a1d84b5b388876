// What the person may do with a mail now: let it through, drop it (asked once), or try it again.
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { Delivery } from '../contract.ts'
import { useDeliveryAction } from './mail-log-query.ts'

/** `among`: it stands among others of its kind, where no button leads. */
export function MailActions({ delivery, among = false }: { delivery: Delivery; among?: boolean }) {
  const release = useDeliveryAction('release', delivery.id)
  const retry = useDeliveryAction('retry', delivery.id)
  const { can } = delivery
  const look = among ? ({ size: 'sm' } as const) : ({ variant: 'primary' } as const)
  if (!can.release && !can.reject && !can.retry) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {can.release && (
        <Button {...look} onClick={() => release.mutate()} busy={release.isPending} busyLabel="Releasing...">
          Release
        </Button>
      )}
      {can.retry && (
        <Button {...look} onClick={() => retry.mutate()} busy={retry.isPending} busyLabel="Trying...">
          Retry
        </Button>
      )}
      {can.reject && <Reject delivery={delivery} among={among} />}
    </div>
  )
}

const quiet = { size: 'sm', variant: 'ghost' } as const

function Reject({ delivery, among }: { delivery: Delivery; among: boolean }) {
  const [asking, setAsking] = useState(false)
  const reject = useDeliveryAction('reject', delivery.id)
  return (
    <>
      <Button {...(among && quiet)} onClick={() => setAsking(true)}>
        Reject
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Reject this mail"
        description={`“${delivery.subject || '(no subject)'}” from ${delivery.senderName || delivery.sender} will not be read by any agent. This action cannot be undone.`}
        confirmLabel="Reject"
        busyLabel="Rejecting..."
        busy={reject.isPending}
        onConfirm={() => reject.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  )
}
