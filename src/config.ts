// The environment, parsed and checked once; a wrong value names the variable and what is allowed.
import { resolve } from 'node:path'
import { z } from 'zod'
import { address, ConfigError, flag, issuer, list, port, text } from './config-fields.ts'
import { type MailWays, mailWayFields, readMailWays } from './config-mail.ts'
import { readSignUp, type SignUpPolicy, signUpFields } from './config-sign-up.ts'
import { type DkimKey, readDkimKey } from './mail/dkim-key.ts'

export const serviceNames = ['web', 'smtp', 'worker'] as const
export type ServiceName = (typeof serviceNames)[number]

const schema = z.object({
  PORT: port(3000),
  HOST: text('a host name or IP address').default('127.0.0.1'),
  PUBLIC_URL: address(['http:', 'https:'], 'an http:// or https:// address').optional(),
  TRUST_PROXY: flag.default(false),
  SMTP_PORT: port(2525),
  SMTP_HOST: text('a host name or IP address').default('127.0.0.1'),
  LMTP_PORT: port(0),
  TLS_CERT: text('a path of a PEM file').optional(),
  TLS_KEY: text('a path of a PEM file').optional(),
  MAIL_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(
      /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/,
      'a domain name such as mail.example.com',
    )
    .default('mailcrew.localhost'),
  TRUSTED_RELAYS: list.default([]),
  OWNER: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[^\s@]+@[^\s@]+$/, 'an address such as anna@example.com')
    .optional(),
  ...signUpFields,
  ...mailWayFields,
  DATA_DIR: text('a path of a folder').default('./data'),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'a postgres:// address').optional(),
  DATABASE_DIRECT_URL: address(['postgres:', 'postgresql:'], 'a postgres:// address').optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'an smtp:// or smtps:// address').optional(),
  DKIM_KEY: text('a path of a PEM file').optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i, 'letters, digits and hyphens')
    .default('mailcrew'),
  ANTHROPIC_API_KEY: text('a key').optional(),
  ANTHROPIC_BASE_URL: address(['http:', 'https:'], 'an http:// or https:// address').optional(),
  OPENAI_BASE_URL: address(['http:', 'https:'], 'an http:// or https:// address').optional(),
  OPENAI_API_KEY: text('a key').optional(),
  AI_MODEL: text('the name of a model').optional(),
  EMBEDDING_MODEL: text('the name of a model').optional(),
  TEST_PASSWORD: text('a password').optional(),
  GOOGLE_CLIENT_ID: text('an id').optional(),
  GOOGLE_CLIENT_SECRET: text('a secret').optional(),
  GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
  PRIVATE_HOSTS: list.default([]),
  AI_BUDGET: z.coerce
    .number({ error: 'a number of tokens a day, 0 for none' })
    .int('a whole number of tokens a day')
    .min(0, 'a number of tokens a day, 0 for none')
    .default(2_000_000),
  SERVICES: z
    .string()
    .default('all')
    .transform((value) =>
      value.trim() === 'all' ? [...serviceNames] : value.split(',').map((one) => one.trim()),
    )
    .pipe(z.array(z.enum(serviceNames), { error: `all, or some of ${serviceNames.join(', ')}` })),
  METRICS_PORT: port(0),
  METRICS_HOST: text('a host name or IP address').default('127.0.0.1'),
  METRICS_TOKEN: text('a long random text').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:'], 'an http:// or https:// address').optional(),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], { error: 'silent, error, warn, info or debug' })
    .default('info'),
})

export interface Config extends MailWays {
  port: number
  host: string
  /** Without a slash at the end. */
  publicUrl: string
  trustProxy: boolean
  /** 0 is off. */
  smtpPort: number
  smtpHost: string
  /** 0 is off. */
  lmtpPort: number
  tlsCert: string | null
  tlsKey: string | null
  mailDomain: string
  /** Names or addresses of relays whose verdict on a sender counts. */
  trustedRelays: string[]
  /** Address of the account that the server belongs to; null: of the first one. */
  owner: string | null
  /** Who may make an account. */
  signUp: SignUpPolicy
  dataDir: string
  databaseUrl: string | null
  /** Past a pooler that gives each transaction another connection; null where DATABASE_URL leads to none. */
  databaseDirectUrl: string | null
  smtpUrl: string | null
  /** What mails to the relay are signed with; null where the relay signs them, or nobody. */
  dkim: DkimKey | null
  model: ModelConfig | null
  /** Null: texts are compared by their words alone. */
  embedding: EmbeddingConfig | null
  /** Null: nobody signs in with Google. */
  google: GoogleConfig | null
  /** Lets signed-in people make test mails; null: nobody does. */
  testPassword: string | null
  /** Hosts of one's own network that people may have called: as a webhook, or as a push service. */
  privateHosts: string[]
  /** Tokens a day and company. */
  aiBudget: number
  services: ServiceName[]
  metrics: MetricsConfig
  /** Where traces go (OTLP over HTTP); null: nothing is traced. */
  tracesTo: string | null
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

/** Figures for Prometheus: on a port of their own, or with a token on that of the pages. Neither: nothing is counted. */
export interface MetricsConfig {
  /** 0 is off. */
  port: number
  host: string
  token: string | null
}

/** Signing in with Google: the client that is registered there (OpenID Connect). */
export interface GoogleConfig {
  clientId: string
  clientSecret: string
  issuer: string
}

export interface ModelConfig {
  provider: 'anthropic' | 'openai-compatible'
  apiKey: string
  baseUrl: string | null
  model: string
}

/** A model for vectors, on a server that speaks OpenAI's API. */
export type EmbeddingConfig = Pick<ModelConfig, 'apiKey' | 'model'> & { baseUrl: string }

/** Empty variables count as unset. Throws ConfigError naming the first wrong variable and the allowed values. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(set)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0] ?? '')
    throw new ConfigError(
      `${name}=${shown(name, set[name] ?? '')} is not allowed: it takes ${issue?.message ?? 'another value'}`,
    )
  }
  const env = parsed.data
  if (Boolean(env.TLS_CERT) !== Boolean(env.TLS_KEY)) {
    const missing = env.TLS_CERT ? 'TLS_KEY' : 'TLS_CERT'
    throw new ConfigError(`${missing} is not set: TLS_CERT and TLS_KEY are set together, or neither`)
  }
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://${host}:${env.PORT}`).replace(/(?<!\/)\/+$/, ''),
    trustProxy: env.TRUST_PROXY,
    smtpPort: env.SMTP_PORT,
    smtpHost: env.SMTP_HOST,
    lmtpPort: env.LMTP_PORT,
    tlsCert: env.TLS_CERT ?? null,
    tlsKey: env.TLS_KEY ?? null,
    mailDomain: env.MAIL_DOMAIN,
    trustedRelays: env.TRUSTED_RELAYS,
    owner: env.OWNER ?? null,
    signUp: readSignUp(env),
    ...readMailWays(env),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    dkim: env.DKIM_KEY
      ? readDkimKey(env.DKIM_KEY, { domain: env.MAIL_DOMAIN, selector: env.DKIM_SELECTOR })
      : null,
    model: readModel(env),
    embedding: readEmbedding(env),
    google: readGoogle(env),
    testPassword: env.TEST_PASSWORD ?? null,
    privateHosts: env.PRIVATE_HOSTS,
    aiBudget: env.AI_BUDGET,
    services: env.SERVICES,
    metrics: { port: env.METRICS_PORT, host: env.METRICS_HOST, token: env.METRICS_TOKEN ?? null },
    tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: env.LOG_LEVEL,
  }
}

/** The message ends in logs: a secret stays out of it, and so does the password in an address. */
function shown(name: string, value: string): string {
  if (/SECRET|KEY|PASSWORD|TOKEN/.test(name)) return '…'
  const start = value.indexOf('://') + 3
  const colon = value.indexOf(':', start)
  const end = value.lastIndexOf('@')
  return start > 2 && colon > 0 && colon < end ? `${value.slice(0, colon)}:…${value.slice(end)}` : value
}

function readGoogle(env: z.infer<typeof schema>): GoogleConfig | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env
  if (clientId && clientSecret) return { clientId, clientSecret, issuer }
  if (!clientId && !clientSecret) return null
  const missing = clientId ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID'
  throw new ConfigError(
    `${missing} is not set: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set together, or neither`,
  )
}

function readModel(env: z.infer<typeof schema>): ModelConfig | null {
  if (env.ANTHROPIC_API_KEY) {
    return {
      provider: 'anthropic',
      apiKey: env.ANTHROPIC_API_KEY,
      baseUrl: env.ANTHROPIC_BASE_URL ?? null,
      model: env.AI_MODEL ?? 'claude-sonnet-4-5',
    }
  }
  if (!env.OPENAI_BASE_URL) return null
  if (!env.AI_MODEL && env.EMBEDDING_MODEL) return null
  if (!env.AI_MODEL)
    throw new ConfigError('AI_MODEL is not set: with OPENAI_BASE_URL it names the model to ask')
  return {
    provider: 'openai-compatible',
    apiKey: env.OPENAI_API_KEY ?? '',
    baseUrl: env.OPENAI_BASE_URL,
    model: env.AI_MODEL,
  }
}

/** Beside any model for texts: a key of Anthropic's and a local server for vectors go together. */
function readEmbedding(env: z.infer<typeof schema>): EmbeddingConfig | null {
  if (!env.EMBEDDING_MODEL) return null
  if (!env.OPENAI_BASE_URL)
    throw new ConfigError('OPENAI_BASE_URL is not set: with EMBEDDING_MODEL it names the server to ask')
  return { apiKey: env.OPENAI_API_KEY ?? '', baseUrl: env.OPENAI_BASE_URL, model: env.EMBEDDING_MODEL }
}

/** Local mode: nothing but this machine can reach the listener, so a From address needs no proof (agents.md 1.4). */
export function isLocalMode(config: Pick<Config, 'smtpHost' | 'mailDomain'>): boolean {
  const loopback = ['127.0.0.1', '::1', 'localhost'].includes(config.smtpHost)
  return loopback && (config.mailDomain === 'localhost' || config.mailDomain.endsWith('.localhost'))
}
