// What the browser does with passkeys; the code for it comes when it is first needed.
import { failureText } from './failure-text.ts'

const load = () => import('@simplewebauthn/browser')

type Creation = Parameters<Awaited<ReturnType<typeof load>>['startRegistration']>[0]['optionsJSON']
type Request = Parameters<Awaited<ReturnType<typeof load>>['startAuthentication']>[0]['optionsJSON']

/** Browsers know passkeys where the page is safe and has a name. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname)

/** Throws DeviceRefused when it was cancelled or the device has no way to. */
export async function makePasskey(optionsJSON: unknown) {
  const { startRegistration } = await load()
  const { id, rawId, response } = await asked(() =>
    startRegistration({ optionsJSON: optionsJSON as Creation }),
  )
  const { clientDataJSON, attestationObject, transports = [] } = response
  return {
    ...{ id, rawId, type: 'public-key' as const },
    response: { clientDataJSON, attestationObject, transports: [...transports] as string[] },
  }
}

/** Throws as `makePasskey`. */
export async function signWithPasskey(optionsJSON: unknown) {
  const { startAuthentication } = await load()
  const { id, rawId, response } = await asked(() =>
    startAuthentication({ optionsJSON: optionsJSON as Request }),
  )
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    ...{ id, rawId, type: 'public-key' as const },
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
}

export class DeviceRefused extends Error {}

async function asked<Answer>(ceremony: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ceremony()
  } catch (error) {
    throw new DeviceRefused(wordsFor(error), { cause: error })
  }
}

/** By the names that browsers give to what went wrong (WebAuthn sections 5.1.3 and 5.1.4). */
function wordsFor(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.'
  if (name === 'SecurityError')
    return 'Passkeys work only at the address under which this server is known. Open it there and try again.'
  if (name === 'NotSupportedError' || name === 'ConstraintError')
    return 'This device cannot ask who holds it: set a PIN, a fingerprint or face recognition on it first.'
  return 'Your device did not answer: it was cancelled, or took too long. Nothing has changed.'
}

/** As `failureText`, with what the device said. */
export const passkeyFailure = (error: Error | null, ofTheAct: string): string | null =>
  error instanceof DeviceRefused ? error.message : failureText(error, ofTheAct)
