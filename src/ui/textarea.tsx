// A field of several lines that grows with its text where the browser can.
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { useFieldWiring } from './field-context.ts'

export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldWiring()
  return (
    <textarea
      {...wiring}
      {...rest}
      rows={rows}
      className={classNames(
        controlStyle,
        'block field-sizing-content max-h-80 resize-y px-2.5 py-1.5',
        className,
      )}
    />
  )
}
