// The dialogs for somebody who leaves: who takes over their work, an archive of their data, and the end of their account.
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../ui/api.ts'
import { DeleteDialog } from '../../settings/screen/delete-dialog.tsx'
import { listServerAccounts } from '../contract.ts'
import { deleteOtherAccount } from '../leavers/contract.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { type LeaverDialogProps, LeaverExportDialog } from './leaver-export-dialog.tsx'
import type { FurtherAct } from './row-acts.tsx'

export type LeaverAct = 'hand-over' | 'export' | 'delete'

export const leaverActs: readonly FurtherAct<LeaverAct>[] = [
  { act: 'hand-over', label: 'Hand over work' },
  { act: 'export', label: 'Export data' },
  { act: 'delete', label: 'Delete account', tone: 'danger' },
]

export function LeaverDialog({ act, ...props }: LeaverDialogProps & { act: LeaverAct }) {
  if (act === 'hand-over') return <HandOverDialog {...props} />
  return act === 'export' ? <LeaverExportDialog {...props} /> : <LeaverDeleteDialog {...props} />
}

function LeaverDeleteDialog({ account: { id, name, email }, onClose }: LeaverDialogProps) {
  const queryClient = useQueryClient()
  return (
    <DeleteDialog
      open
      onOpenChange={onClose}
      address={email}
      title={`Delete the account of ${name}?`}
      description="Its own projects, tasks, mails and settings are deleted at once and cannot be brought back. Work in companies stays. Export the data and hand over the work first if somebody needs them."
      remove={(typed) => api(deleteOtherAccount, { params: { id }, body: { email: typed } })}
      onRemoved={async () => {
        await queryClient.invalidateQueries({ queryKey: [listServerAccounts.path] })
        onClose()
      }}
    />
  )
}
