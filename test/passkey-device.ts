// A device that makes passkeys and signs with them (WebAuthn Level 3), without a browser: what tests hold in the hand.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** Bits of the flags byte of authenticator data (section 6.1). */
const flag = { present: 1, verified: 4, attested: 64 }

interface Key {
  id: Buffer
  privateKey: KeyObject
  handle: string
  counter: number
}

export interface Ceremony {
  challenge: string
  /** Where the browser says that it is. */
  origin?: string
  /** Of another site than its own. */
  rpId?: string
  /** Of another account than the one that it was made for. */
  userHandle?: string
  /** False for a device that did not ask for its PIN. */
  verified?: boolean
  /** Signatures so far, instead of the next one. */
  counter?: number
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const json = (value: unknown) => Buffer.from(JSON.stringify(value))

export function passkeyDevice(home: string) {
  const rpId = new URL(home).hostname
  let key: Key | null = null

  const clientData = (type: string, { challenge, origin = home }: Ceremony) =>
    json({ type, challenge, origin, crossOrigin: false })

  function authenticatorData(site: string, flags: number, counter: number, attested = Buffer.alloc(0)) {
    const fixed = Buffer.alloc(5)
    fixed.writeUInt8(flags, 0)
    fixed.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(site), fixed, attested])
  }

  return {
    /** What `navigator.credentials.create` gives. */
    create({ handle, ...ceremony }: Ceremony & { handle: string }) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      key = { id: randomBytes(16), privateKey, handle, counter: 0 }
      const length = Buffer.alloc(2)
      length.writeUInt16BE(key.id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, key.id, coseOf(publicKey)])
      const flags = flag.present | flag.attested | (ceremony.verified === false ? 0 : flag.verified)
      return {
        ...named(key),
        response: {
          clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
          attestationObject: attestation(
            authenticatorData(ceremony.rpId ?? rpId, flags, 0, attested),
          ).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** What `navigator.credentials.get` gives. */
    get(ceremony: Ceremony) {
      if (key === null) throw new Error('this device has no passkey yet')
      key.counter = ceremony.counter ?? key.counter + 1
      const client = clientData('webauthn.get', ceremony)
      const data = authenticatorData(
        ceremony.rpId ?? rpId,
        flag.present | (ceremony.verified === false ? 0 : flag.verified),
        key.counter,
      )
      return {
        ...named(key),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), key.privateKey).toString(
            'base64url',
          ),
          userHandle: ceremony.userHandle ?? key.handle,
        },
      }
    },
  }
}

const named = ({ id }: Key) => ({
  id: id.toString('base64url'),
  rawId: id.toString('base64url'),
  type: 'public-key',
})

/** An ES256 key in CBOR (RFC 9053 section 7.1.1). */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
}

/** Without a statement of its maker: `{fmt: "none", attStmt: {}, authData}` in CBOR. */
function attestation(data: Buffer): Buffer {
  const head = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068', 'hex'),
    Buffer.from('authData'),
  ])
  return Buffer.concat([head, Buffer.from([0x58, data.length]), data])
}
