// A panel at the right of a board that folds away to a tab on its edge; under 1180 px it opens as a sheet.
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useMediaQuery } from './media-query.ts'
import { Sheet } from './sheet.tsx'

export type SidePanelProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  icon?: ReactNode
  children: ReactNode
}

/** Parent is a flex row of full height; the panel is 300 px wide when open, 0 when folded. */
export function SidePanel(props: SidePanelProps) {
  // Slides when a person opens it, not when the page comes with it open.
  const [folded, setFolded] = useState(false)
  if (!props.open && !folded) setFolded(true)
  const beside = useMediaQuery('(width >= 1180px)')
  if (!beside) {
    return (
      <Sheet open={props.open} onOpenChange={props.onOpenChange} title={props.title}>
        {props.children}
      </Sheet>
    )
  }
  return props.open ? <OpenPanel {...props} slides={folded} /> : <FoldedPanel {...props} />
}

function OpenPanel({ onOpenChange, title, icon, children, slides }: SidePanelProps & { slides: boolean }) {
  return (
    <aside
      aria-label={title}
      data-state="open"
      className={classNames(
        slides && 'ui-panel',
        'flex w-[300px] shrink-0 flex-col overflow-y-auto border-l border-line bg-surface',
      )}
    >
      <header className="flex items-center gap-2 pt-3 pr-2.5 pl-[18px] text-14 font-semibold [&>svg]:size-4">
        {icon}
        <h2 className="flex-1">{title}</h2>
        <IconButton
          label={`Hide ${title.toLowerCase()}`}
          aria-expanded
          className="aria-expanded:bg-transparent"
          icon={<ChevronRight aria-hidden />}
          onClick={() => onOpenChange(false)}
        />
      </header>
      {children}
    </aside>
  )
}

function FoldedPanel({ onOpenChange, title, icon }: SidePanelProps) {
  return (
    <div className="relative w-0 shrink-0">
      <button
        type="button"
        aria-expanded={false}
        onClick={() => onOpenChange(true)}
        className="absolute top-28 right-0 z-10 flex min-h-[92px] w-7 items-center justify-center gap-1.5 rounded-l-control border border-r-0 border-line bg-surface py-2.5 text-12 font-medium text-ink-2 [writing-mode:vertical-rl] hover:bg-hover hover:text-ink [&_svg]:size-3.5"
      >
        {icon}
        {title}
      </button>
    </div>
  )
}
