// Answers the calls about the server's mail set-up, for its owner alone.
import { isIP } from 'node:net'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { isLocalMode } from '../../mail/local-mode.ts'
import { createDnsResolver } from '../../mail/sender-dns.ts'
import { countTry, requireServerOwner } from '../accounts/index.ts'
import type { AppServices } from '../feature.ts'
import { explainMail, getForwarding, getMailSetup, getRoundTrip, startRoundTrip } from './contract.ts'
import { checkRecords, type SetupFacts } from './dns-records.ts'
import { type ExplainServices, explain } from './explain-mail.ts'
import { findForwardingRequests } from './forwarding-requests.ts'
import { latestTrip, type Signature, sendToItself } from './round-trip.ts'

export type MailSetupServices = AppServices & ExplainServices

const HOUR_MS = 60 * 60_000
const TRIPS = 20
const EXPLAINED = 600

export function mailSetupRoutes(services: MailSetupServices): Served[] {
  const { config, clock, db, system, resolver = createDnsResolver() } = services
  const count = (scope: Scope, what: string, max: number) =>
    countTry(asSystem(db, system), [{ key: `${what}:${scope.userId}`, max, windowMs: HOUR_MS }], clock())
  return [
    serve(getMailSetup, async ({ scope }) => {
      await requireServerOwner(services, scope)
      const isLocal = isLocalMode(config)
      const relay = config.smtpUrl === null ? null : new URL(config.smtpUrl).hostname
      const signature = isLocal ? null : ((await latestTrip(services, scope))?.signature ?? null)
      const records = isLocal ? [] : await checkRecords(factsOf(services, relay, signature), resolver)
      return { domain: config.mailDomain, isLocal, relay, records }
    }),
    serve(getRoundTrip, async ({ scope }) => {
      await requireServerOwner(services, scope)
      return { trip: (await latestTrip(services, scope))?.trip ?? null }
    }),
    serve(getForwarding, async ({ scope }) => ({
      requests: await findForwardingRequests(services, scope),
    })),
    serve(startRoundTrip, async ({ scope }) => {
      await requireServerOwner(services, scope)
      await count(scope, 'round-trip', TRIPS)
      await sendToItself(services, scope)
      const begun = await latestTrip(services, scope)
      if (!begun) throw new Error('the mail of the round trip is not in the outbox')
      return { trip: begun.trip }
    }),
    serve(explainMail, async ({ scope, body }) => {
      await requireServerOwner(services, scope)
      await count(scope, 'explain-mail', EXPLAINED)
      return explain(services, { raw: body.raw, recipient: body.recipient || undefined })
    }),
  ]
}

function factsOf(
  { config }: MailSetupServices,
  relay: string | null,
  signature: Signature | null,
): SetupFacts {
  const { hostname } = new URL(config.publicUrl)
  const isName = isIP(hostname.replace(/[[\]]/g, '')) === 0 && hostname.includes('.')
  return {
    domain: config.mailDomain,
    publicHost: isName ? hostname : '',
    relay,
    takesMail: config.imap === null,
    dkim: config.dkim
      ? { selector: config.dkim.selector, value: config.dkim.record }
      : signature && { selector: signature.selector, value: null },
  }
}
