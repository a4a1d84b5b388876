// The two ceremonies of WebAuthn (section 7): a passkey is registered, or signs a challenge of ours.
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Body } from '../../../kit/contract.ts'
import { asSystem } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { AccountServices } from '../account-services.ts'
import { type ChallengeUse, takeChallenge } from './challenge-store.ts'
import type { Assertion, addPasskey } from './contract.ts'
import { algorithms, handleOf } from './options.ts'
import { findPasskey, type NewPasskey, notePasskeyUse } from './passkey-store.ts'
import { requireRelyingParty } from './relying-party.ts'

/** What to keep of a passkey that was just made. Throws AppError conflict where it does not fit what was asked for. */
export async function verifyNewPasskey(
  services: AccountServices,
  userId: number,
  { name, passkey }: Body<typeof addPasskey>,
): Promise<NewPasskey> {
  const { id: rpId, origin } = requireRelyingParty(services.config.publicUrl)
  const outcome = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} } as never,
    expectedChallenge: (challenge) => isTaken(services, challenge, { purpose: 'register', userId }),
    expectedOrigin: origin,
    expectedRPID: rpId,
    supportedAlgorithmIDs: [...algorithms],
    requireUserVerification: true,
  }).catch(() => null)
  if (!outcome?.verified) throw new AppError('conflict', 'This took too long, or did not fit. Begin again.')
  const { credential, credentialBackedUp } = outcome.registrationInfo
  return {
    userId,
    name,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: passkey.response.transports ?? [],
    isSynced: credentialBackedUp,
    createdAt: services.clock(),
  }
}

/**
 * Whose passkey has signed the challenge, with its use noted; null where it does not fit. `userId` is whose it has
 * to be. A passkey that counts and has not counted on may be a copy, and opens nothing (section 6.1.1).
 */
export async function takeAssertion(
  services: AccountServices,
  { response, ...passkey }: Assertion,
  use: ChallengeUse,
): Promise<{ userId: number; fits: boolean } | null> {
  const { db, scope, clock } = services
  const { id: rpId, origin } = requireRelyingParty(services.config.publicUrl)
  const known = await findPasskey(asSystem(db, scope), passkey.id)
  if (known === null) return null
  const { userId, credentialId, publicKey, counter } = known
  const isTheirs =
    (use.userId === null || use.userId === userId) &&
    (response.userHandle ?? handleOf(userId)) === handleOf(userId)
  if (!isTheirs) return { userId, fits: false }
  const outcome = await verifyAuthenticationResponse({
    response: { ...passkey, response, clientExtensionResults: {} } as never,
    expectedChallenge: (challenge) => isTaken(services, challenge, use),
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
    requireUserVerification: true,
  }).catch(() => null)
  if (!outcome?.verified) return { userId, fits: false }
  const { newCounter, credentialBackedUp } = outcome.authenticationInfo
  const noted = { id: known.id, counter: newCounter, isSynced: credentialBackedUp, at: clock() }
  return { userId, fits: await notePasskeyUse(asSystem(db, scope), noted) }
}

const isTaken = ({ db, scope, clock }: AccountServices, challenge: string, use: ChallengeUse) =>
  takeChallenge(asSystem(db, scope), challenge, use, clock())
