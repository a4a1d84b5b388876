// The fields of both modes; the browser itself asks for those that are empty (AUTH-06).
import { Link } from 'wouter'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { passwordFaults } from '../contract.ts'
import type { AuthMode } from './email-auth.ts'

export type PasswordFaults = ReturnType<typeof passwordFaults>

export function EmailAuthFields({ mode, faults }: { mode: AuthMode; faults: PasswordFaults }) {
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
          <Input
            key={mode}
            name="password"
            type="password"
            autoComplete={signingUp ? 'new-password' : 'current-password'}
            required
          />
        </Field>
        {!signingUp && (
          <Link href="/forgot-password" className="link absolute top-0 right-0 text-13">
            Forgot your password?
          </Link>
        )}
      </div>
      {signingUp && (
        <Field
          label="Confirm password"
          {...(faults.confirmPassword && { error: faults.confirmPassword })}
          required
        >
          <Input name="confirmPassword" type="password" autoComplete="new-password" required />
        </Field>
      )}
    </>
  )
}
