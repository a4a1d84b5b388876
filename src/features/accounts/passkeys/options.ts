// What a browser is told before it makes a passkey or signs with one (WebAuthn sections 5.4 and 5.5, in JSON).

import type { Response } from '../../../kit/contract.ts'
import { asSystem } from '../../../kit/db/acting-database.ts'
import type { AccountServices } from '../account-services.ts'
import { type ChallengeUse, createChallenge } from './challenge-store.ts'
import { type beginPasskey, type challengeToSignIn, transports } from './contract.ts'
import type { KeptPasskey } from './passkey-store.ts'
import { requireRelyingParty } from './relying-party.ts'

/** For how long the browser asks its person; the challenge itself holds longer. */
const TIMEOUT_MS = 2 * 60_000

/** Ed25519, ES256 and RS256, which all authenticators have one of (IANA COSE Algorithms). */
export const algorithms = [-8, -7, -257] as const

/** What an authenticator keeps beside the key; it says nothing of the person. */
export const handleOf = (userId: number): string => Buffer.from(`account ${userId}`).toString('base64url')

/** Throws AppError conflict where the address of the server allows none. */
export async function creationOptions(
  services: AccountServices,
  account: { id: number; email: string; name: string },
  kept: readonly KeptPasskey[],
): Promise<Response<typeof beginPasskey>> {
  const { id } = requireRelyingParty(services.config.publicUrl)
  return {
    rp: { id, name: 'Mailcrew' },
    user: { id: handleOf(account.id), name: account.email, displayName: account.name },
    challenge: await newChallenge(services, { purpose: 'register', userId: account.id }),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: TIMEOUT_MS,
    excludeCredentials: kept.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
    // Found without an address and unlocked by its person, it is two factors in one (NIST SP 800-63B, 3.1.7).
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** `allowed`: none to have the browser offer all that it has of this server. Throws AppError conflict as above. */
export async function requestOptions(
  services: AccountServices,
  use: ChallengeUse,
  allowed: readonly KeptPasskey[] = [],
): Promise<Response<typeof challengeToSignIn>> {
  const { id } = requireRelyingParty(services.config.publicUrl)
  return {
    rpId: id,
    challenge: await newChallenge(services, use),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: allowed.map(({ credentialId, transports: said }) => ({
      id: credentialId,
      type: 'public-key',
      transports: transports.filter((one) => said.includes(one)),
    })),
  }
}

const newChallenge = ({ db, scope, clock }: AccountServices, use: ChallengeUse) =>
  createChallenge(asSystem(db, scope), use, clock())
