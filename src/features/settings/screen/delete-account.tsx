// "Delete Account": ends one's own account once its address was typed (SET-14).
import { useState } from 'react'
import { api } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { PanelRow } from '../../../ui/panel.tsx'
import { useSession } from '../../accounts/screen/use-session.ts'
import { deleteAccount } from '../contract.ts'
import { DeleteDialog } from './delete-dialog.tsx'

export function DeleteAccount() {
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const address = session.state === 'signed-in' ? session.user.email : ''
  return (
    <PanelRow
      title="Delete account"
      act={
        <Button className="text-danger-ink!" onClick={() => setOpen(true)}>
          Delete Account
        </Button>
      }
    >
      Deletes your account and what only it owns. Work in a company stays with the company, shared projects go
      on with the others in them.
      <DeleteDialog
        key={String(isOpen)}
        open={isOpen}
        onOpenChange={setOpen}
        address={address}
        title="Delete your account?"
        description="Your projects, tasks, mails and settings are deleted at once and cannot be brought back. Request an export first if you want to keep them."
        remove={(email) => api(deleteAccount, { body: { email } })}
        // A fresh page: nothing of the account is kept in this one.
        onRemoved={() => location.replace('/')}
      />
    </PanelRow>
  )
}
