// What the author does with the survey: send it, remind, close, edit, ask again, delete.
import { Bell, Ellipsis, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import type { Survey } from '../contract.ts'
import { SurveyFormDialog } from './survey-form-dialog.tsx'
import { useSurveyActs } from './use-survey-acts.ts'

export function SurveyActions({ survey }: { survey: Survey }) {
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState(false)
  const [editing, setEditing] = useState(false)
  const { open, close, remind, again, remove } = useSurveyActs(survey)
  const { status, personCount, questions } = survey
  return (
    <div className="flex items-center gap-2 print:hidden">
      {status === 'draft' && (
        <>
          <Button icon={<Pencil aria-hidden />} onClick={() => setEditing(true)}>
            Edit
          </Button>
          <Button
            variant="primary"
            disabled={personCount === 0 || questions.length === 0}
            busy={open.isPending}
            onClick={() => open.mutate()}
          >
            Send it out
          </Button>
        </>
      )}
      {status === 'open' && (
        <>
          <Button icon={<Bell aria-hidden />} busy={remind.isPending} onClick={() => remind.mutate()}>
            Remind
          </Button>
          <Button variant="primary" busy={close.isPending} onClick={() => close.mutate()}>
            Close survey
          </Button>
        </>
      )}
      {status === 'closed' && (
        <Button icon={<RotateCcw aria-hidden />} busy={again.isPending} onClick={() => again.mutate()}>
          Ask again
        </Button>
      )}
      <Menu
        label="More for this survey"
        trigger={<IconButton label="More for this survey" icon={<Ellipsis aria-hidden />} />}
      >
        <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={() => setAsking(true)}>
          Delete survey
        </MenuItem>
      </Menu>
      {editing && <SurveyFormDialog survey={survey} onClose={() => setEditing(false)} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this survey?"
        description="It can be brought back for 30 days. Nobody is written to."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              setAsking(false)
              navigate('/intelligence/sally')
            },
          })
        }
      />
    </div>
  )
}
