// Enters the server as one of the people of the examples, by the calls that its pages use.
import { password } from '../../src/seed/people.ts'
import { UsageError } from './usage.ts'

export interface SeededPerson {
  /** Had an account before. */
  isKnown: boolean
  /** The newest mails of the person's log, newest first; of a company's with its id. */
  mails(companyId?: number): Promise<LoggedMail[]>
  /** A call of the pages. Throws UsageError with the server's words. */
  call<T>(method: string, path: string, body?: unknown, companyId?: number): Promise<T>
}

export interface LoggedMail {
  subject: string
  sender: string
  status: string
  receivedAt: string
}

/** Signs up, or signs in where the person did so before. Throws UsageError where that cannot be. */
export async function enter(url: string, person: { name: string; email: string }): Promise<SeededPerson> {
  const signedIn = await post(url, 'signin', { email: person.email, password })
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const entered = signedIn.ok
    ? signedIn
    : await post(url, 'signup', { ...person, password, confirmPassword: password, timeZone })
  if (!entered.ok) {
    const { message } = (await entered.json()) as { message?: string }
    throw new UsageError(
      `${person.email} could not sign up: ${message ?? entered.status}. The examples need their own account of this person, so start them on an empty DATA_DIR`,
    )
  }
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  async function call<T>(method: string, path: string, body?: unknown, companyId?: number): Promise<T> {
    const answer = await reach(`${url}${path}`, {
      method,
      headers: {
        cookie,
        ...(companyId === undefined ? {} : { 'x-company-id': String(companyId) }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const said = (await answer.json()) as T & { message?: string }
    if (!answer.ok)
      throw new UsageError(`${method} ${path} of ${person.email}: ${said.message ?? answer.status}`)
    return said
  }
  return {
    isKnown: signedIn.ok,
    call,
    mails: (companyId) => call<LoggedMail[]>('GET', '/api/mails', undefined, companyId),
  }
}

function post(url: string, call: string, body: unknown): Promise<Response> {
  return reach(`${url}/api/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Every fault on the way means the same for the person: nobody answers there. */
function reach(address: string, request: RequestInit): Promise<Response> {
  return fetch(address, request).catch(() => {
    throw new UsageError(
      `No server answers at ${new URL(address).origin}: start it first with \`npm start\`, or set PORT to where it is`,
    )
  })
}
