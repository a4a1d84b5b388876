// The rules of signing up, in the order in which people are told of them (AUTH-25).
import { z } from 'zod'
import { AppError } from '../../kit/errors.ts'
import { MIN_PASSWORD, passwordsDiffer, passwordTooShort } from './contract.ts'

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
  if (!isAddress.safeParse(email).success) return { path: 'email', message: 'Enter a valid email address' }
  // An agent with an account could confirm itself and write mails to itself (threat 2).
  if (email.endsWith(`@${mailDomain}`)) {
    return { path: 'email', message: `Addresses at ${mailDomain} belong to agents: use your own` }
  }
  if (password !== confirmPassword) return { path: 'confirmPassword', message: passwordsDiffer }
  if (password.length < MIN_PASSWORD) return { path: 'password', message: passwordTooShort }
  return null
}
