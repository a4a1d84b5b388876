// The name of a project: of a new one, or another for one that is there.
import { useState } from 'react'
import { firstAgent } from '../../../../crew/crew.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogActions } from '../../../../ui/dialog-actions.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import type { Project } from '../../../projects/contract.ts'
import { LONGEST_NAME, nameMissing, nameTooLong } from '../../../projects/life/contract.ts'
import { useProjects } from '../../../projects/screen/use-projects.ts'
import { useCreateProject, useRenameProject } from './use-project-acts.ts'

export function NewProject({ onClose }: { onClose: () => void }) {
  const create = useCreateProject(onClose)
  return (
    <NameDialog
      title="New project"
      description={`A mail to ${firstAgent.name} makes a project by itself. Here you begin one without a mail.`}
      label="Create"
      busyLabel="Creating..."
      busy={create.isPending}
      onName={create.mutate}
      onClose={onClose}
    />
  )
}

export function RenameProject({ project, onClose }: { project: Project; onClose: () => void }) {
  const rename = useRenameProject(project, onClose)
  return (
    <NameDialog
      title="Rename project"
      description="Everybody who takes part sees the new name. Mails and links go on working."
      known={project}
      label="Rename"
      busyLabel="Renaming..."
      busy={rename.isPending}
      onName={rename.mutate}
      onClose={onClose}
    />
  )
}

type NameDialogProps = {
  title: string
  description: string
  /** The one that has a name already. */
  known?: Project
  label: string
  busyLabel: string
  busy: boolean
  onName: (name: string) => void
  onClose: () => void
}

function NameDialog({ title, description, known, onName, onClose, ...button }: NameDialogProps) {
  const [name, setName] = useState(known?.name ?? '')
  const [isSent, setSent] = useState(false)
  const others = useProjects().data ?? []
  const given = name.trim()
  const fault = given === '' ? nameMissing : given.length > LONGEST_NAME ? nameTooLong : undefined
  const error = isSent ? fault : undefined
  const isTaken = others.some((one) => one.id !== known?.id && isSame(one.name, name))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={title}
      description={description}
      footer={<DialogActions form="project-name" onCancel={onClose} {...button} />}
    >
      <form
        id="project-name"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
          if (fault !== undefined || button.busy) return
          if (given === known?.name) onClose()
          else onName(given)
        }}
      >
        <Field
          label="Name"
          required
          {...(error !== undefined && { error })}
          hint={
            isTaken
              ? 'You have a project of this name already. A mail could not tell the two apart.'
              : undefined
          }
        >
          <Input
            value={name}
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}

const isSame = (one: string, other: string) =>
  other.trim() !== '' && one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()
