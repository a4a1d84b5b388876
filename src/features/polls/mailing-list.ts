// Which addresses a mail's own headers say are mailing lists (RFC 2369, RFC 2919).
import type { MailHeader } from '../../mail/parsed-mail.ts'

const POST = /<mailto:([^\s<>?,]{3,320})/gi
const ID = /<([\w-]{1,64})\.([\w.-]{3,253})>/

/** In lower case. A List-Id is an address whose @ became a dot. */
export function listAddresses(headers: readonly MailHeader[]): string[] {
  const valuesOf = (name: string) =>
    headers.filter((header) => header.name === name).map(({ value }) => value.slice(0, 2_000))
  const posts = valuesOf('list-post').flatMap((value) => [...value.matchAll(POST)].map(([, to]) => to ?? ''))
  const ids = valuesOf('list-id').flatMap((value) => {
    const [, local, domain] = ID.exec(value) ?? []
    return local && domain ? [`${local}@${domain}`] : []
  })
  const found = [...posts, ...ids, ...valuesOf('x-beenthere')].map((address) => address.trim().toLowerCase())
  return [...new Set(found.filter((address) => address.includes('@')))]
}
