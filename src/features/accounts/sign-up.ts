// The rules of signing up, in the order in which people are told of them (AUTH-25).
import { z } from 'zod'
import { AppError } from '../../kit/errors.ts'
import { brokenPasswordRule } from './new-password.ts'

export interface SignUpForm {
  name: string
  email: string
  password: string
  confirmPassword: string
}

/** What browsers take as an address (HTML, section 4.10.5.1.5). */
const isAddress = z.email({ pattern: z.regexes.html5Email })

/** Throws AppError 422 with the words of the first rule that is broken. `mailDomain` is that of the agents. */
export function checkSignUp(form: SignUpForm, mailDomain: string): void {
  const broken = brokenRule(form, mailDomain)
  if (broken) throw new AppError('invalid', broken.message, [broken])
}

function brokenRule(
  form: SignUpForm,
  mailDomain: string,
): { path: keyof SignUpForm; message: string } | null {
  const { name, email, password, confirmPassword } = form
  if (name === '') return { path: 'name', message: 'Full name is required' }
  if (email === '') return { path: 'email', message: 'Email is required' }
  if (password === '') return { path: 'password', message: 'Password is required' }
  if (confirmPassword === '') return { path: 'confirmPassword', message: 'Confirm password is required' }
  const wrongAddress = brokenAddressRule(email, mailDomain)
  if (wrongAddress) return { path: 'email', message: wrongAddress }
  return brokenPasswordRule({ password, confirmPassword })
}

/** Why a person cannot have this address; null when they can. */
export function brokenAddressRule(email: string, mailDomain: string): string | null {
  if (!isAddress.safeParse(email).success) return 'Enter a valid email address'
  // An agent with an account could confirm itself and write mails to itself (threat 2).
  return email.endsWith(`@${mailDomain}`) ? `Addresses at ${mailDomain} belong to agents: use your own` : null
}
