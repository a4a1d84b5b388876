// What is there already, each with a way to take it off, and back again before it is saved.
import { RotateCcw, X } from 'lucide-react'
import { classNames } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'

export type GoneListProps = {
  label: string
  items: readonly { id: number; words: string; note?: string }[]
  gone: readonly number[]
  /** Without it they all stay. */
  onChange?: (gone: readonly number[]) => void
}

export function GoneList({ label, items, gone, onChange }: GoneListProps) {
  if (items.length === 0) return null
  return (
    <ul aria-label={label} className="max-h-56 divide-y divide-line overflow-y-auto text-13">
      {items.map(({ id, words, note }) => {
        const isGone = gone.includes(id)
        return (
          <li key={id} className="flex min-h-9 items-center gap-2 max-md:min-h-11">
            <span className={classNames('min-w-0 flex-1 wrap-text', isGone && 'text-ink-3 line-through')}>
              {words}
            </span>
            {note !== undefined && <span className="text-12 text-ink-2">{note}</span>}
            {onChange && (
              <IconButton
                size="sm"
                label={isGone ? `Keep ${words}` : `Take ${words} off`}
                icon={isGone ? <RotateCcw aria-hidden /> : <X aria-hidden />}
                onClick={() => onChange(isGone ? gone.filter((one) => one !== id) : [...gone, id])}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
