// A panel at the right of a board that folds away to a tab on its edge; under 1180 px it opens as a sheet.
import { ChevronRight } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useMediaQuery } from './media-query.ts'
import { Sheet } from './sheet.tsx'

const beside = '(width >= 1180px)'

export type SidePanelProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  icon?: ReactNode
  children: ReactNode
}

/** Whether the panel is open, and how to change it: open at first where there is room beside the board. */
export function useSidePanel() {
  return useState(() => window.matchMedia(beside).matches)
}

const CloseSheet = createContext<() => void>(() => {})

/** Closes the side panel that this stands in where it lies over the board as a sheet; else does nothing. */
export const useCloseSheet = () => useContext(CloseSheet)

/** Stands last in a flex row of full height: 300 px wide when open, as wide as its tab when folded. */
export function SidePanel(props: SidePanelProps) {
  const { open, onOpenChange, title, children } = props
  // What was folded by hand slides and takes the focus along; what the page came with does neither.
  const [wasFolded, setWasFolded] = useState(!open)
  const [byHand, setByHand] = useState(false)
  if (!open && !wasFolded) setWasFolded(true)
  const isBeside = useMediaQuery(beside)
  const foldAway = useEffectEvent(() => onOpenChange(false))
  useEffect(() => {
    // A window that has become narrow should not be covered by a sheet that nobody asked for.
    if (!isBeside) foldAway()
  }, [isBeside])
  if (!isBeside) {
    return (
      <Sheet open={open} onOpenChange={onOpenChange} title={title}>
        <CloseSheet value={() => onOpenChange(false)}>{children}</CloseSheet>
      </Sheet>
    )
  }
  const toggle = (next: boolean) => {
    setByHand(true)
    onOpenChange(next)
  }
  const part = { ...props, onOpenChange: toggle, takeFocus: byHand }
  return open ? <OpenPanel {...part} slides={wasFolded} /> : <FoldedPanel {...part} />
}

type PartProps = SidePanelProps & { takeFocus: boolean }

function OpenPanel({
  onOpenChange,
  title,
  icon,
  children,
  takeFocus,
  slides,
}: PartProps & { slides: boolean }) {
  return (
    <div className="flex w-[300px] shrink-0 overflow-hidden">
      <aside
        aria-label={title}
        data-state="open"
        className={classNames(
          slides && 'ui-panel',
          'flex w-full flex-col overflow-y-auto border-l border-line bg-surface',
        )}
      >
        <header className="flex items-center gap-2 pt-3 pr-2.5 pl-[18px] text-14 font-semibold [&>svg]:size-4">
          {icon}
          <h2 className="flex-1">{title}</h2>
          <IconButton
            label={`Hide ${title.toLowerCase()}`}
            tooltip={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
            autoFocus={takeFocus}
            icon={<ChevronRight aria-hidden />}
            onClick={() => onOpenChange(false)}
          />
        </header>
        {children}
      </aside>
    </div>
  )
}

function FoldedPanel({ onOpenChange, title, icon, takeFocus }: PartProps) {
  return (
    <div className="relative w-8 shrink-0">
      <button
        type="button"
        aria-label={`Show ${title.toLowerCase()}`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
        autoFocus={takeFocus}
        onClick={() => onOpenChange(true)}
        className="absolute top-28 right-0 z-10 flex min-h-[92px] w-7 flex-col items-center justify-center gap-1.5 rounded-l-control border border-r-0 border-line bg-surface py-2.5 text-12 font-medium text-ink-2 hover:bg-hover hover:text-ink [&_svg]:size-3.5"
      >
        {icon}
        <span className="[writing-mode:vertical-rl]">{title}</span>
      </button>
    </div>
  )
}
