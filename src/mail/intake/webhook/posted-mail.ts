// The body of a posted mail: its envelope, and the message as it came over the wire.
import { z } from 'zod'

const address = z
  .string()
  .trim()
  .max(320)
  .regex(/^[^\s<>]+$/, 'an address such as ann@example.com')

const postedMail = z.strictObject({
  /** MAIL FROM; empty for a bounce. */
  from: z.union([address, z.literal('')]),
  /** RCPT TO. */
  to: z.array(address).min(1),
  /** What the server that brought the mail said of itself, and its address, which SPF is about. */
  helo: z.string().max(255).default(''),
  peer: z.union([z.ipv4(), z.ipv6()]).optional(),
  tls: z.boolean().default(false),
  /** The message in base64. */
  raw: z.string().min(1),
})

export type PostedMail = Omit<z.infer<typeof postedMail>, 'raw'> & { raw: Buffer }

/** What is wrong with the body, in a phrase, where it is none. */
export function readPostedMail(body: Buffer): PostedMail | string {
  let json: unknown
  try {
    json = JSON.parse(body.toString('utf8'))
  } catch {
    return 'is not valid JSON'
  }
  const read = postedMail.safeParse(json)
  if (read.success) {
    const raw = decoded(read.data.raw)
    return raw ? { ...read.data, raw } : 'is not as it should be at raw: base64'
  }
  const [issue] = read.error.issues
  return `is not as it should be at ${issue?.path.join('.') || 'its top'}: ${issue?.message ?? 'unknown'}`
}

/** Null where it is no base64: what is not of it is passed over, and then bytes are missing. A pattern would need too much stack. */
function decoded(text: string): Buffer | null {
  const raw = Buffer.from(text, 'base64')
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  return raw.length > 0 && raw.length === Math.floor(((text.length - padding) * 3) / 4) ? raw : null
}
