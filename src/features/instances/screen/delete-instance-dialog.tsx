// Asks once before an instance is deleted, and says what stays and what becomes of its mail (TULA-02).
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { AgentEmail } from '../contract.ts'
import { useDeleteInstance } from './use-instances.ts'

export type DeleteInstanceDialogProps = { instance: AgentEmail; onClose: () => void; onDeleted: () => void }

export function DeleteInstanceDialog({ instance, onClose, onDeleted }: DeleteInstanceDialogProps) {
  const remove = useDeleteInstance(instance.agentType, instance.id, () => {
    onClose()
    onDeleted()
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete Instance"
      description="Are you sure you want to delete this instance?"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined)}
    >
      <p className="mt-2 leading-[21px] text-ink-2 wrap-text">{consequences(instance)}</p>
    </ConfirmDialog>
  )
}

function consequences({ emailAddress, agentType, companyId, isPrimary }: AgentEmail): string {
  const stays = 'What it has made stays, and replies in running threads still count.'
  const isShared = companyId === 0 && isPrimary && emailAddress.startsWith(`${agentType}@`)
  return isShared
    ? `${stays} Your next mail to ${emailAddress} makes it again; to be left alone, pause it instead.`
    : `${stays} New mail to ${emailAddress} is refused, and nobody else can take that address.`
}
