// A secret that is shown once, to be copied.
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { Dialog } from './dialog.tsx'

interface SecretDialogProps {
  secret: string
  /** What it is called, such as "token". */
  what: string
  /** Who has it may do what. */
  description: string
  onClose: () => void
}

export function SecretDialog({ secret, what, description, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Copy the ${what} now`}
      description={`It is shown this once. ${description}`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex items-center gap-2 rounded-control bg-sunken p-3">
        <code className="min-w-0 flex-1 text-13 break-all" data-testid={`${what}-secret`}>
          {secret}
        </code>
        <CopyButton text={secret} what={what} variant="secondary" />
      </div>
    </Dialog>
  )
}
