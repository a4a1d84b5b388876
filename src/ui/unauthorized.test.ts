// What happens when the session is lost.
import { expect, it } from 'vitest'
import { RequestError } from './request.ts'
import type { ToastInput } from './toasts.ts'
import { createUnauthorizedRule } from './unauthorized.ts'

function page(isSignedIn: boolean) {
  const seen = { toasts: [] as ToastInput[], waits: [] as number[], went: [] as string[] }
  const planned: (() => void)[] = []
  const rule = createUnauthorizedRule({
    isSignedIn: () => isSignedIn,
    toast: (input) => seen.toasts.push(input),
    schedule: (run, milliseconds) => {
      seen.waits.push(milliseconds)
      planned.push(run)
    },
    here: () => '/tasks?status=open#3',
    go: (url) => seen.went.push(url),
  })
  return { rule, seen, runPlanned: () => planned.forEach((run) => run()) }
}

const lost = new RequestError(401, 'Unauthorized', '{"message":"Unauthorized","code":"unauthorized"}')

it('AUTH-19 CONST-14: a 401 shows the toast and leads to sign-in after 500 ms', () => {
  const { rule, seen, runPlanned } = page(true)
  rule(lost)
  expect(seen.toasts).toEqual([
    {
      ...{ kind: 'destructive', title: 'Unauthorized', isLast: true },
      description: 'You are logged out. Logging in again...',
    },
  ])
  expect(seen.waits).toEqual([500])
  expect(seen.went).toEqual([])
  runPlanned()
  expect(seen.went).toEqual(['/api/login?next=%2Ftasks%3Fstatus%3Dopen%233'])
})

it('AUTH-19: many failed calls show one toast and lead away once', () => {
  const { rule, seen, runPlanned } = page(true)
  rule(lost)
  rule(lost)
  runPlanned()
  expect([seen.toasts.length, seen.went.length]).toEqual([1, 1])
})

it('AUTH-28: a visitor who is not signed in, and any other failure, is left alone', () => {
  const visitor = page(false)
  visitor.rule(lost)
  const person = page(true)
  person.rule(new RequestError(403, 'Forbidden', ''))
  person.rule(new Error('401: Unauthorized'))
  expect([...visitor.seen.toasts, ...person.seen.toasts]).toEqual([])
})
