// A label, a control, a hint and an error message, wired together for screen readers.
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useMemo } from 'react'
import { classNames } from './class-names.ts'
import { FieldContext, type FieldWiring } from './field-context.ts'

export type FieldProps = {
  label: ReactNode
  /** Kept for screen readers only, where the surroundings already name the control. */
  hideLabel?: boolean
  hint?: ReactNode
  /** What is wrong and how to put it right; absent when nothing is. */
  error?: string
  required?: boolean
  className?: string
  children: ReactNode
}

export function Field({ label, hideLabel, hint, error, required, className, children }: FieldProps) {
  const id = useId()
  const hasHint = hint !== undefined && hint !== null
  const hasError = error !== undefined && error !== ''
  const wiring = useMemo<FieldWiring>(() => {
    const described = [hasHint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ')
    return {
      id,
      'aria-describedby': described || undefined,
      'aria-invalid': hasError || undefined,
      'aria-required': required || undefined,
    }
  }, [id, hasHint, hasError, required])
  return (
    <div className={className}>
      <label
        htmlFor={id}
        id={`${id}-label`}
        className={classNames('mb-[5px] block text-13 font-medium', hideLabel && 'sr-only')}
      >
        {label}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hasHint && (
        <p id={`${id}-hint`} className="mt-1.5 text-12 text-ink-2">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={hasError ? error : undefined} />
    </div>
  )
}

/* The live region stands before its text does, so that the text is announced when it comes. */
function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div aria-live="polite">
      {error !== undefined && (
        <p id={id} className="mt-1.5 flex items-start gap-1.5 text-12 text-danger-ink">
          <TriangleAlert aria-hidden className="mt-px size-3.5" />
          <span className="wrap-text">{error}</span>
        </p>
      )}
    </div>
  )
}
