// One row of the palette: a record that was found, the way to more of them, or something to do.
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Found } from '../../features/search/contract.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { Marked } from '../../ui/marked.tsx'
import { RelativeTime } from '../../ui/time.tsx'
import { keyName } from '../../ui/use-keys.ts'
import { foundIcons } from '../signed-in.ts'
import type { Item } from './items.ts'

type PaletteOptionProps = {
  id: string
  item: Item
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

export function PaletteOption({ id, item, isActive, onPoint, onChoose }: PaletteOptionProps) {
  return (
    // The keys are heard by the field, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={() => {
        if (!isActive) onPoint()
      }}
      onClick={onChoose}
      className="grid min-h-[34px] cursor-pointer grid-cols-[22px_minmax(0,1fr)_auto] items-center gap-x-[11px] rounded-control px-2.5 py-[5px] aria-selected:bg-ink/7 aria-selected:shadow-[inset_2px_0_0_var(--accent)] aria-selected:[&_kbd]:text-ink-2 max-md:min-h-12 [&_svg.lucide]:size-4 [&_svg.lucide]:text-ink-3"
    >
      <Row item={item} isActive={isActive} />
    </div>
  )
}

function Row({ item, isActive }: { item: Item; isActive: boolean }) {
  if (item.sort === 'found') return <FoundRow row={item.row} isActive={isActive} />
  if (item.sort === 'more') {
    return (
      <>
        <Icon>
          <ChevronDown aria-hidden />
        </Icon>
        <span className="truncate text-13 text-ink-2">{item.words}</span>
      </>
    )
  }
  const { icon, title, keys } = item.command
  return (
    <>
      <Icon>{icon}</Icon>
      <span className="truncate text-14 font-medium">{title}</span>
      {keys !== undefined && (
        <span className="flex gap-1 max-md:hidden">
          {keyName(keys)
            .split(' ')
            .map((one) => (
              <Kbd key={one} keys={one} />
            ))}
        </span>
      )}
    </>
  )
}

function FoundRow({ row, isActive }: { row: Found; isActive: boolean }) {
  const by = row.kind === 'mail' && row.person !== null ? row.person : null
  const said = row.text !== '' && row.text !== row.title
  return (
    <>
      <Icon>{foundIcons[row.kind]?.(row)}</Icon>
      <span className="min-w-0">
        <span className="block truncate text-14/5 font-medium">
          <Marked text={row.title} marks={row.titleMarks} />
          {by !== null && <span className="font-normal text-ink-2"> · {by}</span>}
        </span>
        {(row.place !== '' || said) && (
          <span className="block truncate text-12/[17px] text-ink-2">
            {row.place}
            {said && row.place !== '' && ' · '}
            {said && (
              <q>
                <Marked text={row.text} marks={row.textMarks} />
              </q>
            )}
          </span>
        )}
      </span>
      <span className="flex items-center gap-2 text-12 whitespace-nowrap text-ink-2">
        {row.at !== null && <RelativeTime at={row.at} />}
        {isActive && (
          <span aria-hidden className="max-md:hidden">
            <Kbd keys="Enter" />
          </span>
        )}
      </span>
    </>
  )
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className="grid place-items-center">
      {children}
    </span>
  )
}
