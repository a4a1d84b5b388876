// The look of a button, shared by real buttons and by links that look like one.
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const base =
  'relative inline-flex shrink-0 items-center justify-center rounded-control whitespace-nowrap select-none ' +
  'transition-[background-color,box-shadow,color] duration-(--d-1) ease-out disabled:opacity-55'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent font-semibold enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover',
  secondary: 'bg-surface text-ink font-medium ring-line-2 enabled:hover:bg-hover [a&]:hover:bg-hover',
  ghost:
    'text-ink-2 font-medium enabled:hover:bg-hover enabled:hover:text-ink [a&]:hover:bg-hover [a&]:hover:text-ink',
  danger: 'bg-danger text-on-danger font-semibold enabled:hover:opacity-90',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-[26px] gap-1.5 px-[9px] text-12 max-md:h-8 max-md:px-3 [&_svg]:size-3.5',
  md: 'h-8 gap-[7px] px-3 text-13 max-md:h-11 max-md:px-4 [&_svg]:size-4',
  lg: 'h-[46px] gap-2 px-[18px] text-15 [&_svg]:size-4.5',
}

/** The classes of a button; a caller adds layout only (margin, width), never colour. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(base, variants[variant], sizes[size], className)
}
