// A field for a code of an authenticator app, or a recovery code.
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

export function CodeField({ label, autoFocus = false }: { label: string; autoFocus?: boolean }) {
  return (
    <Field label={label} required>
      <Input name="code" autoComplete="one-time-code" spellCheck={false} autoFocus={autoFocus} required />
    </Field>
  )
}
