// Which other project something goes to.
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogActions } from '../../../../ui/dialog-actions.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { newestFirst } from '../../../projects/screen/project-words.ts'
import { useProject, useProjects } from '../../../projects/screen/use-projects.ts'

export type ChooseProjectDialogProps = {
  title: string
  description: string
  /** The project that it leaves: it goes to one of the same owner. */
  from: number
  label: string
  busyLabel: string
  busy: boolean
  onChoose: (projectId: number) => void
  onClose: () => void
  /** More about the choice. */
  children?: (projectId: number | null) => ReactNode
}

export function ChooseProjectDialog(props: ChooseProjectDialogProps) {
  const { title, description, from, label, busyLabel, busy, onChoose, onClose, children } = props
  const [chosen, setChosen] = useState<string>()
  const [isSent, setSent] = useState(false)
  const { data, isPending } = useProjects()
  const present = useProject(from, data).data
  const others = newestFirst(data).filter(
    ({ id, ownerId, companyId }) =>
      id !== from && ownerId === present?.ownerId && companyId === present.companyId,
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={title}
      description={description}
      footer={
        <DialogActions
          form="choose-project"
          onCancel={onClose}
          label={label}
          busyLabel={busyLabel}
          busy={busy}
          disabled={!isPending && others.length === 0}
        />
      }
    >
      <form
        id="choose-project"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
          if (chosen !== undefined && !busy) onChoose(Number(chosen))
        }}
      >
        <Field
          label="Project"
          required
          {...(isSent && chosen === undefined && { error: 'Choose a project' })}
        >
          <Select
            value={chosen}
            onValueChange={setChosen}
            placeholder={placeholder(isPending, others.length)}
            disabled={!isPending && others.length === 0}
            options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Field>
        {children?.(chosen === undefined ? null : Number(chosen))}
      </form>
    </Dialog>
  )
}

function placeholder(isLoading: boolean, count: number): string {
  if (isLoading) return 'Loading...'
  return count === 0 ? 'There is no other project yet' : 'Choose a project'
}
