// What the owner of the server may do to one account or company, each asked once more.
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { type PersonAct, useActOn } from './use-people.ts'

/** An act that opens its own dialog. */
export interface FurtherAct<Act extends string> {
  act: Act
  label: string
  tone?: 'danger'
}

export interface RowActsProps<Further extends string> {
  list: 'accounts' | 'companies'
  id: number
  name: string
  isDisabled: boolean
  /** What each act brings about; one that is left out is not offered. */
  words: ActWords
  further?: readonly FurtherAct<Further>[]
  onFurther?: (act: Further) => void
}

export type ActWords = { [Act in PersonAct]?: string }

const labels: Record<PersonAct, { item: string; confirm: string; busy: string }> = {
  'sign-out': { item: 'Sign out everywhere', confirm: 'Sign Out', busy: 'Signing out...' },
  disable: { item: 'Disable', confirm: 'Disable', busy: 'Disabling...' },
  'reset-factor': { item: 'Reset second factor', confirm: 'Reset', busy: 'Resetting...' },
  enable: { item: 'Enable', confirm: 'Enable', busy: 'Enabling...' },
}

export function RowActs<Further extends string = never>(props: RowActsProps<Further>) {
  const { list, id, name, isDisabled, words, further = [], onFurther } = props
  const [asking, setAsking] = useState<PersonAct | null>(null)
  const offered = (['sign-out', 'reset-factor', isDisabled ? 'enable' : 'disable'] as const).filter(
    (act) => words[act],
  )
  if (offered.length + further.length === 0) return null
  return (
    <>
      <Menu
        trigger={<IconButton label={`Actions on ${name}`} icon={<EllipsisVertical aria-hidden />} quiet />}
      >
        {offered.map((act) => (
          <MenuItem
            key={act}
            {...(act === 'disable' && { tone: 'danger' as const })}
            onSelect={() => setAsking(act)}
          >
            {labels[act].item}
          </MenuItem>
        ))}
        {further.map(({ act, label, tone }) => (
          <MenuItem key={act} {...(tone && { tone })} onSelect={() => onFurther?.(act)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      {asking !== null && (
        <Confirmed
          {...{ list, id, name, act: asking, words: words[asking] ?? '' }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}

function titleOf(act: PersonAct, name: string): string | null {
  if (act === 'sign-out') return `Sign out ${name} everywhere?`
  return act === 'reset-factor' ? `Reset the second factor of ${name}?` : null
}

type ConfirmedProps = Pick<RowActsProps<never>, 'list' | 'id' | 'name'> & {
  act: PersonAct
  words: string
  onClose: () => void
}

function Confirmed({ list, id, name, act, words, onClose }: ConfirmedProps) {
  const run = useActOn(list, act, onClose)
  const { item, confirm, busy } = labels[act]
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={titleOf(act, name) ?? `${item} ${name}?`}
      description={words}
      confirmLabel={confirm}
      busyLabel={busy}
      busy={run.isPending}
      danger={act === 'disable'}
      onConfirm={() => run.mutate(id)}
    />
  )
}
