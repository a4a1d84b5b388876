// Settings that mean nothing without another one, and slips in names: each is told, as the server would run without it.
import { isIP } from 'node:net'
import { ConfigError } from './config-fields.ts'
import { editDistance } from './language/edit-distance.ts'

type Environment = Record<string, string | undefined>

/** One of the settings on the right is needed. */
const needs: Record<string, readonly string[]> = {
  DATABASE_DIRECT_URL: ['DATABASE_URL'],
  DKIM_KEY: ['SMTP_URL'],
  DKIM_SELECTOR: ['DKIM_KEY'],
  AI_MODEL: ['ANTHROPIC_API_KEY', 'GEMINI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_API_KEY'],
  GEMINI_BASE_URL: ['GEMINI_API_KEY'],
  EMBEDDING_MODEL: ['OPENAI_BASE_URL', 'OPENAI_API_KEY'],
  IMAP_AFTER: ['IMAP_URL'],
  IMAP_TRUSTS: ['IMAP_URL'],
  IMAP_OAUTH_ISSUER: ['IMAP_URL'],
  IMAP_OAUTH_CLIENT_ID: ['IMAP_OAUTH_ISSUER'],
  IMAP_OAUTH_CLIENT_SECRET: ['IMAP_OAUTH_ISSUER'],
  IMAP_OAUTH_SCOPE: ['IMAP_OAUTH_ISSUER'],
  MAIL_WEBHOOK_TRUSTS: ['MAIL_WEBHOOK_SECRET'],
  MAIL_BUCKET_AFTER: ['MAIL_BUCKET'],
  MAIL_BUCKET_TRUSTS: ['MAIL_BUCKET'],
  S3_ENDPOINT: ['MAIL_BUCKET', 'STORE_BUCKET'],
  S3_REGION: ['MAIL_BUCKET', 'STORE_BUCKET'],
  GOOGLE_ISSUER: ['GOOGLE_CLIENT_ID'],
  METRICS_HOST: ['METRICS_PORT'],
}

export function requireNeeded(env: Environment): void {
  for (const [name, others] of Object.entries(needs)) {
    if (!env[name] || others.some((other) => env[other])) continue
    throw new ConfigError(`${others.join(' or ')} is not set: ${name} means nothing without it`)
  }
}

/** They hold the text of mails: a server that people use keeps none, and answers from none. */
const forDevelopment = ['MODEL_RECORD', 'MODEL_REPLAY']

export function refuseForPublic(env: Environment): void {
  const used = env['PUBLIC_URL'] ? forDevelopment.find((name) => env[name]) : undefined
  if (used) throw new ConfigError(`${used} is for development alone: it is refused where PUBLIC_URL is set`)
}

/** Shorter names are too much like those of other programs. */
const LEAST_LETTERS = 6

/** Throws for SMTP_ULR where SMTP_URL is not set: whoever needs both names says so by setting ours, empty if need be. */
export function refuseSlips(env: Environment, known: readonly string[]): void {
  const ours = new Set(known)
  const missing = known.filter((name) => name.length >= LEAST_LETTERS && env[name] === undefined)
  for (const name of Object.keys(env)) {
    if (ours.has(name) || !/^[A-Z][A-Z0-9_]{4,39}$/.test(name)) continue
    const meant = missing.find((one) => editDistance(name, one) === 1)
    if (meant) throw new ConfigError(`${name} is not a setting of Mailcrew: is ${meant} meant?`)
  }
}

/** What may be meant, but is more likely a mistake; one line for each. */
export function doubtsAbout({ env, publicUrl }: { env: Environment; publicUrl: string }): string[] {
  const { protocol, hostname } = new URL(publicUrl)
  return [
    ...(env.ANTHROPIC_BASE_URL && !env.ANTHROPIC_API_KEY
      ? ['ANTHROPIC_BASE_URL is not used: ANTHROPIC_API_KEY is not set']
      : []),
    ...unusedModels(env),
    ...(protocol === 'http:' && isPublicName(hostname)
      ? [
          `PUBLIC_URL begins with http://: whoever is on the way to ${hostname} can read passwords and take over sessions`,
        ]
      : []),
  ]
}

/** One model reads: the first of Anthropic's, Google's, and a server with OpenAI's API. */
function unusedModels(env: Environment): string[] {
  const reader = ['ANTHROPIC_API_KEY', 'GEMINI_API_KEY'].find((name) => env[name])
  if (!reader) return []
  const others = [
    ...(reader === 'ANTHROPIC_API_KEY' ? ['GEMINI_API_KEY'] : []),
    ...(env.EMBEDDING_MODEL ? [] : ['OPENAI_BASE_URL']),
  ]
  return others
    .filter((name) => env[name])
    .map((name) => `${name} is not used: ${reader} is set, and its models read`)
}

/** Names that the public DNS can hold. */
const isPublicName = (host: string) =>
  isIP(host.replace(/^\[|\]$/g, '')) === 0 &&
  host.includes('.') &&
  !/\.(?:localhost|local|lan|internal|intranet|home|corp|home\.arpa|test)$/.test(host)
