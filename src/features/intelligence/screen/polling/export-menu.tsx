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
  what: (typeof exportKinds)[number]
  /** Names what is kept, in the button. */
  label: string
  /** The panel around it has a chart. */
  picture?: boolean
}

export function ExportMenu({ of, what, label, picture = false }: ExportMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const href = actingAddress(pathOf(exportPollingFigures, { id: of.id, what }, { period: of.period }))
  async function savePicture() {
    const svg = button.current?.closest('section')?.querySelector<SVGSVGElement>('svg.recharts-surface')
    try {
      if (!svg) throw new Error('there is no chart')
      save(await pictureOf(svg), `${what}.png`)
    } catch {
      toast({ kind: 'destructive', title: 'No picture', description: 'There is no chart to draw yet.' })
    }
  }
  return (
    <Menu
      label={`Export ${label}`}
      trigger={
        <IconButton ref={button} size="sm" label={`Export ${label}`} icon={<Download aria-hidden />} />
      }
    >
      <MenuItem onSelect={() => location.assign(href)}>As a table (CSV)</MenuItem>
      {picture && <MenuItem onSelect={() => void savePicture()}>As a picture (PNG)</MenuItem>}
    </Menu>
  )
}
