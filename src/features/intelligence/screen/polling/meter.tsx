// A quiet bar beside its number, in the hue of the agent around it (POLL-25).
import { classNames } from '../../../../ui/class-names.ts'

export type MeterProps = {
  value: number
  max?: number
  strength?: 'full' | 'medium' | 'low'
  className?: string
}

const strengths = { full: '', medium: 'opacity-70', low: 'opacity-45' } as const

/** The number beside it is what screen readers read. */
export function Meter({ value, max = 100, strength = 'full', className }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <span aria-hidden className={classNames('block h-2 overflow-hidden bg-sunken', className)}>
      <span
        className={classNames('block h-full bg-(--a)', strengths[strength])}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  )
}
