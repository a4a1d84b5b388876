// A new password, checked by the same rules as in the browser (AUTH-12, AUTH-13).
import { AppError } from '../../kit/errors.ts'
import { passwordFault, passwordsDiffer } from './contract.ts'

export interface NewPassword {
  password: string
  confirmPassword: string
}

/** What is wrong with it and in which field; null when nothing is. */
export function brokenPasswordRule({
  password,
  confirmPassword,
}: NewPassword): { path: keyof NewPassword; message: string } | null {
  const message = passwordFault(password, confirmPassword)
  if (message === null) return null
  return { path: message === passwordsDiffer ? 'confirmPassword' : 'password', message }
}

/** Throws AppError 422 with the words of the first rule that is broken. */
export function checkNewPassword(chosen: NewPassword): void {
  const broken = brokenPasswordRule(chosen)
  if (broken) throw new AppError('invalid', broken.message, [broken])
}
