// Says in words why a mailbox could not be read.

/** What imapflow adds to an error. */
interface ImapFacts {
  authenticationFailed?: boolean
  responseText?: string
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  const { authenticationFailed, responseText } = error as Error & ImapFacts
  const said = (responseText ?? error.message).replace(/\s+/g, ' ').slice(0, 200)
  return authenticationFailed ? `it refuses the user or the password (${said})` : said
}
