// The figures of a panel to keep: as a table for other programs, and its chart as a picture.
import { Download } from 'lucide-react'
import { useRef } from 'react'
import { pathOf } from '../../../../kit/contract.ts'
import { actingAddress } from '../../../../ui/acting-for.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { toast } from '../../../../ui/toasts.ts'
import { type exportKinds, exportPollingFigures } from '../../../polling/figures/contract.ts'
import { pictureOf, save } from './chart-picture.ts'
import type { AgentPeriod } from './use-polling.ts'

export type ExportMenuProps = {
  of: AgentPeriod
  /** The table of it; left out for what has none. */
  what?: (typeof exportKinds)[number]
  /** Names what is kept, in the button and as a file. */
  label: string
  /** There is a chart in the `data-chart` around it, or below it in the `data-chart-below` around it. */
  picture?: boolean
}

export function ExportMenu({ of, what, label, picture = false }: ExportMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const href = what && actingAddress(pathOf(exportPollingFigures, { id: of.id, what }, { period: of.period }))
  async function savePicture() {
    const around = button.current?.closest<HTMLElement>('[data-chart], [data-chart-below]')
    const chart = around?.matches('[data-chart]')
      ? around
      : around?.querySelector<HTMLElement>('[data-chart]')
    try {
      if (!chart) throw new Error('there is no chart')
      save(await pictureOf(chart), `${label}.png`)
    } catch {
      toast({ kind: 'destructive', title: 'No picture', description: 'The browser could not draw it.' })
    }
  }
  return (
    <Menu
      label={`Export ${label}`}
      trigger={
        <IconButton ref={button} size="sm" label={`Export ${label}`} icon={<Download aria-hidden />} />
      }
    >
      {href !== undefined && <MenuItem onSelect={() => location.assign(href)}>As a table (CSV)</MenuItem>}
      {picture && <MenuItem onSelect={() => void savePicture()}>As a picture (PNG)</MenuItem>}
    </Menu>
  )
}
