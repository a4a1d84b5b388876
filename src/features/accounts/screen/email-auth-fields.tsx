// The fields of both modes; the browser itself asks for those that are empty (AUTH-06).
import { Link } from 'wouter'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { passwordFaults } from '../contract.ts'
import type { AuthMode } from './email-auth.ts'
import { PasswordInput } from './password-input.tsx'

export type PasswordFaults = ReturnType<typeof passwordFaults>

export interface EmailAuthFieldsProps {
  mode: AuthMode
  faults: PasswordFaults
  /** The account has a second factor. */
  asksCode: boolean
}

export function EmailAuthFields({ mode, faults, asksCode }: EmailAuthFieldsProps) {
  const signingUp = mode === 'signup'
  return (
    <>
      {signingUp && (
        <Field label="Full name" required>
          <Input name="name" autoComplete="name" required />
        </Field>
      )}
      <Field label="Email" required>
        <Input name="email" type="email" autoComplete="email" required />
      </Field>
      <div className="relative">
        <Field
          label="Password"
          hint={signingUp ? 'Must be at least 6 characters long' : undefined}
          {...(faults.password && { error: faults.password })}
          required
        >
          <PasswordInput
            key={mode}
            name="password"
            autoComplete={signingUp ? 'new-password' : 'current-password'}
          />
        </Field>
        {!signingUp && (
          <Link href="/forgot-password" className="link absolute top-0 right-0 text-13">
            Forgot your password?
          </Link>
        )}
      </div>
      {!signingUp && asksCode && (
        <Field label="Code" hint="Of your authenticator app, or a recovery code" required>
          <Input name="code" autoComplete="one-time-code" spellCheck={false} autoFocus required />
        </Field>
      )}
      {signingUp && (
        <Field
          label="Confirm password"
          {...(faults.confirmPassword && { error: faults.confirmPassword })}
          required
        >
          <PasswordInput name="confirmPassword" autoComplete="new-password" />
        </Field>
      )}
    </>
  )
}
