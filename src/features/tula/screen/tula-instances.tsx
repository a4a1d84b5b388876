// The instances beside Tula's projects: one is chosen, and the list folds away (TULA-04).
import { PanelLeft } from 'lucide-react'
import { useId, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { DashboardInstance } from '../../client.ts'
import { listWords, nameOf } from '../../instances/screen/instance-words.ts'

export type TulaInstancesProps = {
  instances: readonly DashboardInstance[]
  company: { name: string } | null
  selectedId: number | null
  onSelect: (id: number | null) => void
}

export function TulaInstances({ instances, company, selectedId, onSelect }: TulaInstancesProps) {
  const [open, setOpen] = useState(true)
  const listId = useId()
  const rows = [
    { id: null, name: 'All Instances', address: null },
    ...instances.map((one) => ({ id: one.id, name: nameOf(one, company), address: one.emailAddress })),
  ]
  return (
    <nav
      aria-label="Instances"
      className={classNames(
        'min-w-0 shrink-0 overflow-hidden rounded-panel bg-surface shadow-card [--ground:var(--surface)]',
        open ? 'lg:w-56' : 'lg:w-12',
      )}
    >
      <div className={classNames('flex items-center gap-2 py-2.5 pr-2', open ? 'pl-5' : 'pl-5 lg:pl-2')}>
        <h2 className={classNames('flex-1 text-14 font-semibold', !open && 'lg:sr-only')}>Instances</h2>
        <IconButton
          label={open ? 'Hide instances' : 'Show instances'}
          icon={<PanelLeft aria-hidden />}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        />
      </div>
      <div id={listId} hidden={!open} className="border-t border-line py-1.5">
        <ul>
          {rows.map((row) => (
            <li key={row.id ?? 'all'}>
              <button
                type="button"
                aria-current={row.id === selectedId ? 'true' : undefined}
                onClick={() => onSelect(row.id)}
                className="w-full px-5 py-1.5 text-left text-13 -outline-offset-2 hover:bg-hover aria-[current]:shadow-[inset_2px_0_0_var(--accent)] aria-[current]:font-550 max-md:min-h-11"
              >
                <span className="block truncate">{row.name}</span>
                {row.address !== null && (
                  <span className="block truncate text-12 font-normal text-ink-2" title={row.address}>
                    {row.address}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
        {instances.length === 0 && <p className="px-5 py-1.5 text-13 text-ink-2">{listWords('tula').none}</p>}
      </div>
    </nav>
  )
}
