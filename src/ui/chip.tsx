// A filter that is on or off: a pill with a ring, darker when pressed.
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  pressed: boolean
  /** Small glyph behind the word, for example the direction of a sort. */
  trailing?: ReactNode
  size?: 'sm' | 'md'
}

export function Chip({ pressed, trailing, size = 'sm', className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={classNames(
        'inline-flex shrink-0 items-center gap-[5px] rounded-full font-medium whitespace-nowrap text-ink-2 ring-line-2 select-none',
        'transition-colors duration-(--d-1) enabled:hover:bg-hover enabled:hover:text-ink disabled:opacity-55',
        'aria-pressed:bg-ink/8 aria-pressed:text-ink aria-pressed:shadow-[inset_0_0_0_1px_var(--ink-2)] [&_svg]:size-3.5',
        size === 'sm' ? 'h-6 px-[9px] text-12 max-md:h-8 max-md:px-3' : 'h-7 px-[11px] text-13 max-md:h-9',
        className,
      )}
      {...rest}
    >
      {children}
      {trailing}
    </button>
  )
}
