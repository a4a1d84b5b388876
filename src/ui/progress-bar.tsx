// How far something is, as a bar: the words beside it have the count.
import { classNames } from './class-names.ts'

export type ProgressBarProps = { label: string; value: number; max: number; className?: string }

export function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={classNames('h-1 overflow-hidden rounded-full bg-sunken', className)}
    >
      <div
        className="h-full rounded-full bg-accent transition-[width] duration-(--d-2)"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  )
}
