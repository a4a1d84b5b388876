// What the person may do with a mail now: let it through, drop it (asked once), or try it again.
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { Work } from '../contract.ts'
import { useWorkAct } from './mail-log-query.ts'

export function MailActs({ work }: { work: Work }) {
  const release = useWorkAct('release', work.id)
  const retry = useWorkAct('retry', work.id)
  const { can } = work
  if (!can.release && !can.reject && !can.retry) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {can.release && (
        <Button
          variant="primary"
          onClick={() => release.mutate()}
          busy={release.isPending}
          busyLabel="Releasing..."
        >
          Release
        </Button>
      )}
      {can.retry && (
        <Button variant="primary" onClick={() => retry.mutate()} busy={retry.isPending} busyLabel="Trying...">
          Retry
        </Button>
      )}
      {can.reject && <Reject work={work} />}
    </div>
  )
}

function Reject({ work }: { work: Work }) {
  const [asking, setAsking] = useState(false)
  const reject = useWorkAct('reject', work.id)
  return (
    <>
      <Button onClick={() => setAsking(true)}>Reject</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Reject this mail"
        description={`“${work.subject || '(no subject)'}” from ${work.senderName || work.sender} will not be read by any agent. This action cannot be undone.`}
        confirmLabel="Reject"
        busyLabel="Rejecting..."
        busy={reject.isPending}
        onConfirm={() => reject.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  )
}
