// A one-line field, with room for an icon before and something small (keys, a button) behind.
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { useFieldWiring } from './field-context.ts'

export type InputProps = ComponentProps<'input'> & {
  icon?: ReactNode
  trailing?: ReactNode
}

export function Input({ icon, trailing, className, ...rest }: InputProps) {
  const wiring = useFieldWiring()
  return (
    <span className={classNames('relative flex w-full items-center', className)}>
      {icon !== undefined && (
        <span className="pointer-events-none absolute left-2.5 text-ink-3 [&_svg]:size-4">{icon}</span>
      )}
      <input
        {...wiring}
        {...rest}
        className={classNames(
          controlStyle,
          'h-8 max-md:h-11',
          icon === undefined ? 'pl-2.5' : 'pl-8.5',
          trailing === undefined ? 'pr-2.5' : 'pr-12',
        )}
      />
      {trailing !== undefined && <span className="absolute right-1.5 flex items-center">{trailing}</span>}
    </span>
  )
}
