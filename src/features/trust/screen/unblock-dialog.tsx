// Asks once before mail from a blocked address reaches the person again (SET-23).
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useBlocking } from './use-blocked.ts'

/** Open while there is an address to ask about. */
export function UnblockDialog({ address, onClose }: { address: string | null; onClose: () => void }) {
  const { unblock } = useBlocking()
  // The words stay while the dialog leaves.
  const [shown, setShown] = useState('')
  if (address !== null && address !== shown) setShown(address)
  return (
    <ConfirmDialog
      open={address !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={`Unblock ${shown}?`}
      description="What they send from now on reaches you again. What you were spared stays away."
      confirmLabel="Unblock"
      busyLabel="Unblocking..."
      busy={unblock.isPending}
      danger={false}
      onConfirm={() => {
        if (address !== null) unblock.mutate(address, { onSuccess: onClose })
      }}
    />
  )
}
