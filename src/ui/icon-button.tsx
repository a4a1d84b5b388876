// A button that is only an icon, with its name as label and tooltip.
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Tooltip } from './tooltip.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string
  icon: ReactNode
  size?: 'sm' | 'md'
  /** Steps back at rest, as on a card. */
  quiet?: boolean
  /** Keys that do the same, shown in the tooltip. */
  keys?: string
  /** Off where the name stands beside the icon anyway. */
  tooltip?: boolean
}

const sizes = {
  sm: 'size-6 max-md:size-8 [&_svg]:size-3.5',
  md: 'size-8 max-md:size-11 [&_svg]:size-4',
}

export function IconButton({
  label,
  icon,
  size = 'md',
  quiet = false,
  keys,
  tooltip = true,
  className,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type="button"
      aria-label={label}
      className={classNames(
        'relative grid shrink-0 place-items-center rounded-control transition-colors duration-(--d-1)',
        'enabled:hover:bg-hover enabled:hover:text-ink disabled:opacity-55 aria-expanded:bg-hover',
        quiet ? 'text-ink-3' : 'text-ink-2',
        sizes[size],
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  )
  return tooltip ? (
    <Tooltip content={label} keys={keys}>
      {button}
    </Tooltip>
  ) : (
    button
  )
}
