// The box on a task by which it is chosen for a change of several.
import { Check } from 'lucide-react'
import { Checkbox } from 'radix-ui'
import { useRef } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import type { Choose } from './use-selection.ts'

export type ChooseBoxProps = {
  task: { id: number; title: string }
  checked: boolean
  onChoose: Choose
  className?: string
}

export function ChooseBox({ task, checked, onChoose, className }: ChooseBoxProps) {
  const withShift = useRef(false)
  return (
    <Checkbox.Root
      checked={checked}
      aria-label={`Choose ${task.title}`}
      onClick={(event) => {
        withShift.current = event.shiftKey
      }}
      onCheckedChange={() => onChoose(task.id, withShift.current)}
      className={classNames(
        'relative z-1 grid size-6 shrink-0 place-items-center rounded-control max-md:size-8',
        className,
      )}
    >
      <span
        className={classNames(
          'grid size-4 place-items-center rounded-mark ring-field',
          checked ? 'bg-accent text-on-accent shadow-none' : 'bg-surface',
        )}
      >
        {checked && <Check aria-hidden className="size-3" strokeWidth={3} />}
      </span>
    </Checkbox.Root>
  )
}
