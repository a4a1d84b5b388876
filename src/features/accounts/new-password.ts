// The rules of a new password, in the order in which people are told of them (AUTH-12, AUTH-13).
import { AppError } from '../../kit/errors.ts'
import { MIN_PASSWORD, passwordsDiffer, passwordTooShort } from './contract.ts'

export interface NewPassword {
  password: string
  confirmPassword: string
}

/** What is wrong with it and in which field; null when nothing is. */
export function brokenPasswordRule({
  password,
  confirmPassword,
}: NewPassword): { path: keyof NewPassword; message: string } | null {
  if (password !== confirmPassword) return { path: 'confirmPassword', message: passwordsDiffer }
  if (password.length < MIN_PASSWORD) return { path: 'password', message: passwordTooShort }
  return null
}

/** Throws AppError 422 with the words of the first rule that is broken. */
export function checkNewPassword(chosen: NewPassword): void {
  const broken = brokenPasswordRule(chosen)
  if (broken) throw new AppError('invalid', broken.message, [broken])
}
