// The way of a mail to another project.
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import type { MoveMailDialogProps } from './move-mail-dialog.tsx'

const MoveMailDialog = lazyComponent<MoveMailDialogProps>(
  async () => (await import('./move-mail-dialog.tsx')).MoveMailDialog,
)

export type MoveMailProps = {
  /** Of the delivery, as the mail log and the emails of a project name it. */
  mail: { id: number; subject: string }
  projectId: number
  look?: 'ghost' | 'secondary'
  /** Reads again what shows the mail. */
  onMoved?: () => unknown
}

export function MoveMail({ mail, projectId, look = 'ghost', onMoved }: MoveMailProps) {
  const [isAsking, setAsking] = useState(false)
  const subject = mail.subject || '(no subject)'
  return (
    <>
      <Button
        size="sm"
        variant={look}
        aria-label={`Move ${subject} to another project`}
        onClick={() => setAsking(true)}
      >
        Move to project…
      </Button>
      {isAsking && (
        <MoveMailDialog
          mail={{ id: mail.id, subject }}
          projectId={projectId}
          onMoved={onMoved}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
