// Whether the mail server can be reached from this machine only.

/** Local mode: nothing but this machine can reach the listener, so a From address needs no proof (agents.md 1.4). */
export function isLocalMode(config: { smtpHost: string; mailDomain: string }): boolean {
  const loopback = ['127.0.0.1', '::1', 'localhost'].includes(config.smtpHost)
  return loopback && (config.mailDomain === 'localhost' || config.mailDomain.endsWith('.localhost'))
}
