// What the author does with the poll: remind, close, open again, export, print, delete.
import { Bell, Copy, Download, Ellipsis, FileDown, Pencil, Printer, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { pathOf } from '../../../kit/contract.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { exportPoll, exportVotes, type Poll } from '../contract.ts'
import { EditPollDialog } from './form/edit-poll-dialog.tsx'
import { NewPollDialog } from './form/new-poll-dialog.tsx'
import { usePollActs } from './use-poll-acts.ts'

export function PollActions({ poll }: { poll: Poll }) {
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState(false)
  const [form, setForm] = useState<'edit' | 'copy' | null>(null)
  const { close, open, remind, remove } = usePollActs(poll)
  const missing = poll.voters.filter(({ hasVoted }) => !hasVoted).length
  return (
    <div className="flex items-center gap-2 print:hidden">
      {poll.status === 'open' && (missing > 0 || poll.isAnonymous) && (
        <Button icon={<Bell aria-hidden />} busy={remind.isPending} onClick={() => remind.mutate()}>
          {poll.isAnonymous ? 'Remind' : `Remind ${missing}`}
        </Button>
      )}
      {poll.status === 'open' && (
        <Button variant="primary" busy={close.isPending} onClick={() => close.mutate(undefined)}>
          Close poll
        </Button>
      )}
      {poll.status === 'draft' && (
        <Button variant="primary" busy={open.isPending} onClick={() => open.mutate()}>
          Send it out
        </Button>
      )}
      {poll.status === 'closed' && poll.importedAt === null && (
        <Button icon={<RotateCcw aria-hidden />} busy={open.isPending} onClick={() => open.mutate()}>
          Open again
        </Button>
      )}
      <Menu
        label="More for this poll"
        trigger={<IconButton label="More for this poll" icon={<Ellipsis aria-hidden />} />}
      >
        {poll.status !== 'closed' && (
          <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setForm('edit')}>
            Edit
          </MenuItem>
        )}
        <MenuItem icon={<Copy aria-hidden />} onSelect={() => setForm('copy')}>
          Copy
        </MenuItem>
        <MenuItem icon={<Download aria-hidden />} onSelect={() => download(exportVotes, poll)}>
          Export votes
        </MenuItem>
        <MenuItem icon={<FileDown aria-hidden />} onSelect={() => download(exportPoll, poll)}>
          Export poll
        </MenuItem>
        <MenuItem icon={<Printer aria-hidden />} onSelect={() => window.print()}>
          Print
        </MenuItem>
        <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={() => setAsking(true)}>
          Delete poll
        </MenuItem>
      </Menu>
      {form === 'edit' && <EditPollDialog poll={poll} onClose={() => setForm(null)} />}
      {form === 'copy' && <NewPollDialog copied={poll} onClose={() => setForm(null)} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this poll?"
        description="It can be brought back for 30 days. Nobody is written to."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              setAsking(false)
              navigate('/teams/polly')
            },
          })
        }
      />
    </div>
  )
}

/** A download cannot send the context header: the address names the company itself. */
function download(endpoint: typeof exportVotes, { id, companyId }: Poll): void {
  const path = pathOf(endpoint, { id }, {})
  window.location.assign(companyId === 0 ? path : `${path}?companyId=${companyId}`)
}
