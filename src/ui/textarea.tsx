// A field of several lines that grows with its text where the browser can.
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { useFieldWiring } from './field-context.ts'

/* Heights of one line and of the padding, in pixels: a growing field would otherwise start at one line. */
const line = 20
const padding = 12

export function Textarea({ className, rows = 3, style, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldWiring()
  return (
    <textarea
      {...wiring}
      {...rest}
      rows={rows}
      style={{ minHeight: rows * line + padding, ...style }}
      className={classNames(
        controlStyle,
        'block field-sizing-content max-h-80 resize-y px-2.5 py-1.5',
        className,
      )}
    />
  )
}
