// An archive of somebody's data, made and downloaded by the owner of the server.
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api, keyOf } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import type { ExportState } from '../../settings/contract.ts'
import { ExportNote } from '../../settings/screen/export-row.tsx'
import { lookAgain } from '../../settings/screen/use-export.ts'
import type { ServerAccount } from '../contract.ts'
import { exportAccount, getAccountExport } from '../leavers/contract.ts'

export interface LeaverDialogProps {
  account: ServerAccount
  onClose: () => void
}

export function LeaverExportDialog({ account: { id, name }, onClose }: LeaverDialogProps) {
  const params = { id }
  const found = useRead(
    getAccountExport,
    { params },
    { refetchInterval: ({ state }) => lookAgain(state.data?.export) },
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={`Export the data of ${name}`}
      description="A zip file of everything that the account owns or wrote, with every mail as it came. It can be downloaded for seven days, here and by the person. The audit log records it."
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {found.data && <ExportActs id={id} state={found.data.export} />}
        </>
      }
    >
      <Loaded
        of={found}
        failed="Whether there is one could not be read"
        level={3}
        waiting={<Skeleton className="w-40" />}
      >
        {({ export: state }) => (
          <div role="status" className="text-13">
            {state ? <ExportNote state={state} /> : 'No archive was made yet.'}
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

function ExportActs({ id, state }: { id: number; state: ExportState | null }) {
  const queryClient = useQueryClient()
  const params = { id }
  const request = useAct(() => api(exportAccount, { params }), {
    failed: 'Failed to request the export',
    done: (made) => queryClient.setQueryData(keyOf(getAccountExport, params), { export: made }),
  })
  const isMade = state?.status === 'queued' || state?.status === 'running'
  return (
    <>
      <Button
        variant={state?.status === 'ready' ? 'secondary' : 'primary'}
        busy={request.isPending || isMade}
        busyLabel="Preparing..."
        onClick={() => request.mutate()}
      >
        {state?.status === 'ready' ? 'Make a New One' : 'Make Archive'}
      </Button>
      {state?.status === 'ready' && (
        <ButtonLink
          variant="primary"
          href={`/api/server/accounts/${id}/export/${state.id}/archive`}
          icon={<Download aria-hidden />}
        >
          Download
        </ButtonLink>
      )}
    </>
  )
}
