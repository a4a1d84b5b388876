// The environment, parsed and checked once; a wrong value names the variable and what is allowed.
import { resolve } from 'node:path'
import { z } from 'zod'
import {
  address,
  ConfigError,
  databaseAddress,
  ENCODED,
  flag,
  hasWholeHost,
  isRelay,
  isRoot,
  issuer,
  list,
  port,
  text,
} from './config-fields.ts'
import { type Certificate, readCertificate } from './config-files.ts'
import { type MailWays, mailWayFields, readMailWays } from './config-mail.ts'
import {
  type EmbeddingConfig,
  type ModelConfig,
  type ModelPatience,
  modelFields,
  readEmbedding,
  readModel,
  readPatience,
  readRecordingFolders,
} from './config-model.ts'
import { refuseForPublic, refuseSlips, requireNeeded } from './config-needs.ts'
import { shown } from './config-shown.ts'
import { readSignUp, type SignUpPolicy, signUpFields } from './config-sign-up.ts'
import { type DkimKey, readDkimKey } from './mail/dkim-key.ts'
import { isPublicMail } from './mail/public-mail.ts'
import type { RecordingFolders } from './model/recordings.ts'

export const serviceNames = ['web', 'smtp', 'worker'] as const
export type ServiceName = (typeof serviceNames)[number]
const isService = (name: string): name is ServiceName => serviceNames.some((one) => one === name)

const schema = z.object({
  PORT: port(3000),
  HOST: text('a host name or IP address').default('127.0.0.1'),
  PUBLIC_URL: address(['http:', 'https:'], 'an http:// or https:// address')
    .refine(isRoot, 'an address without a path, such as https://crew.example.com')
    .optional(),
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
    .refine((domain) => !isPublicMail(domain), 'a domain of your own: anybody has addresses there')
    .default('mailcrew.localhost'),
  TRUSTED_RELAYS: list
    .refine((relays) => relays.every(isRelay), 'names, addresses or networks such as 10.0.0.0/8, with commas')
    .default([]),
  OWNER: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[^\s@]+@[^\s@]+$/, 'an address such as anna@example.com')
    .optional(),
  ...signUpFields,
  ...mailWayFields,
  DATA_DIR: text('a path of a folder').default('./data'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'an smtp:// or smtps:// address')
    .refine((value) => hasWholeHost(value) && isRoot(value.split('?')[0] ?? ''), ENCODED)
    .optional(),
  DKIM_KEY: text('a path of a PEM file').optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i, 'letters, digits and hyphens')
    .default('mailcrew'),
  ...modelFields,
  TEST_PASSWORD: text('a password').optional(),
  GOOGLE_CLIENT_ID: text('an id').optional(),
  GOOGLE_CLIENT_SECRET: text('a secret').optional(),
  GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
  PRIVATE_HOSTS: list.default([]),
  SERVICES: z
    .string()
    .default('all')
    .transform((value) =>
      value.trim() === 'all' ? [...serviceNames] : value.split(',').map((one) => one.trim()),
    )
    .refine((names) => names.every(isService), `all, or some of ${serviceNames.join(', ')}, with commas`)
    .transform((names) => names.filter(isService)),
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
  /** For STARTTLS; null: one of our own. */
  tls: Certificate | null
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
  modelRecordings: RecordingFolders
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
  aiPatience: ModelPatience
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

/** As `readConfig`, for a server that starts: it is also refused what would leave it running without a part of its work. */
export function readServerConfig(environment: Record<string, string | undefined>): Config {
  refuseSlips(environment, Object.keys(schema.shape))
  const config = readConfig(environment)
  if (!config.databaseUrl && !config.services.includes('worker'))
    throw new ConfigError(
      `SERVICES=${config.services.join(',')} needs DATABASE_URL: the embedded database belongs to one process, which runs the worker too`,
    )
  return config
}

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
  requireNeeded(set)
  refuseForPublic(set)
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://${host}:${env.PORT}`).replace(/(?<!\/)\/+$/, ''),
    trustProxy: env.TRUST_PROXY,
    smtpPort: env.SMTP_PORT,
    smtpHost: env.SMTP_HOST,
    lmtpPort: env.LMTP_PORT,
    tls: readCertificate(env),
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
    modelRecordings: readRecordingFolders(env),
    google: readGoogle(env),
    testPassword: env.TEST_PASSWORD ?? null,
    privateHosts: env.PRIVATE_HOSTS,
    aiBudget: env.AI_BUDGET,
    aiPatience: readPatience(env),
    services: env.SERVICES,
    metrics: { port: env.METRICS_PORT, host: env.METRICS_HOST, token: env.METRICS_TOKEN ?? null },
    tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: env.LOG_LEVEL,
  }
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
