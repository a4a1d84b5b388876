// What may be done with an instance: another address, settings, a pause, and the end of it.
import { AtSign, Ellipsis, Pause, Play, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { toast, UNDO } from '../../../ui/toasts.ts'
import type { AgentEmail } from '../contract.ts'
import { DeleteInstanceDialog } from './delete-instance-dialog.tsx'
import { EditEmailDialog } from './edit-email-dialog.tsx'
import { InstanceSettingsDialog } from './instance-settings-dialog.tsx'
import { nameOf } from './instance-words.ts'
import { useChangeInstance } from './use-instances.ts'

export type InstanceActsProps = {
  instance: AgentEmail
  company: { name: string } | null
  onDeleted: () => void
}

export function InstanceActs({ instance, company, onDeleted }: InstanceActsProps) {
  const [open, setOpen] = useState<'email' | 'settings' | 'delete' | null>(null)
  const name = nameOf(instance, company)
  const close = () => setOpen(null)
  const wordsOf = (isActive: boolean) => ({
    kind: 'success' as const,
    title: isActive ? 'Instance reactivated' : 'Instance paused',
    description: isActive ? `${name} takes mail again.` : `Mail to ${instance.emailAddress} is refused now.`,
  })
  const takeBack = useChangeInstance(instance, ({ isActive }) => toast(wordsOf(isActive)))
  const change = useChangeInstance(instance, ({ isActive }) =>
    toast({
      ...wordsOf(isActive),
      action: { label: UNDO, onPress: () => takeBack.mutate({ isActive: !isActive }) },
    }),
  )
  const turn = () => change.mutate({ isActive: !instance.isActive })
  return (
    <div className="ml-auto flex items-center gap-1">
      {instance.isActive ? (
        <>
          <IconButton
            label={`Edit the email of ${name}`}
            icon={<AtSign aria-hidden />}
            onClick={() => setOpen('email')}
          />
          <IconButton
            label={`Settings of ${name}`}
            icon={<SlidersHorizontal aria-hidden />}
            onClick={() => setOpen('settings')}
          />
        </>
      ) : (
        <Button
          icon={<Play aria-hidden />}
          busy={change.isPending}
          busyLabel="Reactivating..."
          onClick={turn}
        >
          Reactivate
        </Button>
      )}
      <Menu
        label={`More for ${name}`}
        trigger={<IconButton label={`More for ${name}`} icon={<Ellipsis aria-hidden />} tooltip={false} />}
      >
        {instance.isActive && (
          <MenuItem icon={<Pause aria-hidden />} onSelect={turn}>
            Pause
          </MenuItem>
        )}
        {!instance.isActive && (
          <MenuItem icon={<AtSign aria-hidden />} onSelect={() => setOpen('email')}>
            Edit email
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => setOpen('delete')}>
          Delete
        </MenuItem>
      </Menu>
      {open === 'email' && <EditEmailDialog instance={instance} name={name} onClose={close} />}
      {open === 'settings' && (
        <InstanceSettingsDialog instance={instance} name={name} company={company} onClose={close} />
      )}
      {open === 'delete' && (
        <DeleteInstanceDialog instance={instance} onClose={close} onDeleted={onDeleted} />
      )}
    </div>
  )
}
