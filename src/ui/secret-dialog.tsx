// A secret that is shown once: to be copied, and gone only once its person says that it is kept.
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { CopyButton } from './copy-button.tsx'
import { Dialog } from './dialog.tsx'

interface SecretDialogProps {
  /** As it is copied. */
  secret: string
  /** What it is called, such as "token". */
  what: string
  /** Who has it may do what. */
  description: ReactNode
  onClose: () => void
  /** How the secret looks, where it is more than one line. */
  children?: ReactNode
}

export function SecretDialog({ secret, what, description, onClose, children }: SecretDialogProps) {
  const [isKept, setKept] = useState(false)
  useAskBeforeLeaving(!isKept)
  return (
    <Dialog
      open
      mayClose={isKept}
      onOpenChange={onClose}
      title={`Keep the ${what} now`}
      description={<>Shown this once, and never again. {description}</>}
      footer={
        <Button variant="primary" disabled={!isKept} onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex items-start gap-2 rounded-control bg-sunken p-3">
        {children ?? (
          <code className="min-w-0 flex-1 self-center text-13 break-all" data-testid={`${what}-secret`}>
            {secret}
          </code>
        )}
        <CopyButton text={secret} what={what} variant="secondary" />
      </div>
      <div className="mt-3">
        <Checkbox
          checked={isKept}
          onCheckedChange={setKept}
          label={`I have kept the ${what} in a safe place`}
        />
      </div>
    </Dialog>
  )
}

/** The browser's own question, whose words are not ours. */
function useAskBeforeLeaving(isAsked: boolean) {
  useEffect(() => {
    if (!isAsked) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsked])
}
