// The settings of the ways in which mail comes beside SMTP, and of where it is stored.
import { z } from 'zod'
import { address, ConfigError, ENCODED, hasWholeHost, issuer, list, text } from './config-fields.ts'
import { type BucketFolder, type BucketServer, readBucketUrl } from './kit/bucket.ts'
import type { MailBucket } from './mail/intake/bucket/bucket-reader.ts'
import { type ImapMailbox, mailboxOf } from './mail/intake/imap/mailbox.ts'
import { type MailboxClient, scopeFor } from './mail/intake/imap/oauth/mailbox-consent.ts'
import type { WebhookSettings } from './mail/intake/webhook/mail-webhook.ts'
import { isWebhookSecret } from './mail/intake/webhook/webhook-signature.ts'

export interface MailWays {
  /** Null: no mailbox is read. */
  imap: ImapMailbox | null
  /** Seals the secrets that are kept; null keeps them as they are. */
  secretsKey: string | null
  /** Null: nobody posts raw mails. */
  mailWebhook: WebhookSettings | null
  /** Null: no bucket is read. */
  mailBucket: MailBucket | null
  /** The bucket for mails and archives; null: they are in the data folder. */
  store: BucketPlace | null
}

export interface BucketPlace {
  server: BucketServer
  folder: BucketFolder
}

function isMailboxUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username } = new URL(value)
  return ['imap:', 'imaps:'].includes(protocol) && hostname !== '' && username !== ''
}

const bucketUrl = z
  .string()
  .refine((value) => readBucketUrl(value) !== null, 'an address such as s3://bucket or s3://bucket/folder')
  .transform((value) => readBucketUrl(value) ?? { bucket: '', prefix: '' })

export const mailWayFields = {
  IMAP_URL: z
    .string()
    .refine(isMailboxUrl, 'an address such as imaps://user:password@mail.example.com/INBOX')
    .refine((value) => hasWholeHost(value), ENCODED)
    .optional(),
  IMAP_AFTER: z
    .string()
    .regex(/^(?:mark|keep|delete|move:.+)$/, 'mark, keep, delete or move:FOLDER')
    .default('mark'),
  IMAP_TRUSTS: text('the name in Authentication-Results of the mailbox\u2019s server').optional(),
  IMAP_OAUTH_ISSUER: issuer.optional(),
  IMAP_OAUTH_CLIENT_ID: text('an id').optional(),
  IMAP_OAUTH_CLIENT_SECRET: text('a secret').optional(),
  IMAP_OAUTH_SCOPE: text('scopes that are parted by spaces').optional(),
  SECRETS_KEY: z.string().min(32, 'at least 32 random characters').optional(),
  MAIL_WEBHOOK_SECRET: list
    .refine(
      (secrets) => secrets.every(isWebhookSecret),
      'whsec_ and 24 to 64 bytes in base64; several are parted by commas',
    )
    .default([]),
  MAIL_WEBHOOK_TRUSTS: text('the name in Authentication-Results of whoever posts').optional(),
  MAIL_BUCKET: bucketUrl.optional(),
  MAIL_BUCKET_AFTER: z
    .string()
    .regex(/^(?:mark|keep|delete|move:.+)$/, 'mark, keep, delete or move:FOLDER')
    .default('mark'),
  MAIL_BUCKET_TRUSTS: text(
    'the name in Authentication-Results of the server that fills the bucket',
  ).optional(),
  STORE_BUCKET: bucketUrl.optional(),
  S3_ENDPOINT: address(['http:', 'https:'], 'an http:// or https:// address').optional(),
  S3_REGION: text('a region such as eu-central-1').default('us-east-1'),
  AWS_ACCESS_KEY_ID: text('an id').optional(),
  AWS_SECRET_ACCESS_KEY: text('a secret').optional(),
  AWS_SESSION_TOKEN: text('a token').optional(),
}

type Environment = z.infer<z.ZodObject<typeof mailWayFields>>

export function readMailWays(env: Environment): MailWays {
  const server = env.MAIL_BUCKET || env.STORE_BUCKET ? bucketServer(env) : null
  return {
    imap: env.IMAP_URL ? readMailbox(env.IMAP_URL, env) : null,
    secretsKey: env.SECRETS_KEY ?? null,
    mailWebhook:
      env.MAIL_WEBHOOK_SECRET.length > 0
        ? { secrets: env.MAIL_WEBHOOK_SECRET, trusts: env.MAIL_WEBHOOK_TRUSTS ?? null }
        : null,
    mailBucket:
      env.MAIL_BUCKET && server
        ? {
            ...{ server, folder: env.MAIL_BUCKET, trusts: env.MAIL_BUCKET_TRUSTS ?? null },
            after: afterTaking(env.MAIL_BUCKET_AFTER),
          }
        : null,
    store: env.STORE_BUCKET && server ? { server, folder: env.STORE_BUCKET } : null,
  }
}

function readMailbox(url: string, env: Environment): ImapMailbox {
  const mailbox = mailboxOf(url, {
    after: env.IMAP_AFTER,
    trusts: env.IMAP_TRUSTS ?? null,
    oauth: mailboxClient(env),
  })
  if (mailbox.oauth && mailbox.password !== '')
    throw new ConfigError('IMAP_URL has a password: with IMAP_OAUTH_ISSUER it names the user alone')
  return mailbox
}

function mailboxClient(env: Environment): MailboxClient | null {
  const { IMAP_OAUTH_ISSUER: from, IMAP_OAUTH_CLIENT_ID: clientId, SECRETS_KEY: key } = env
  if (!from) return null
  if (!clientId || !key) {
    const missing = clientId ? 'SECRETS_KEY' : 'IMAP_OAUTH_CLIENT_ID'
    throw new ConfigError(`${missing} is not set: IMAP_OAUTH_ISSUER needs it`)
  }
  const scope = env.IMAP_OAUTH_SCOPE ?? scopeFor(from)
  return { issuer: from, clientId, clientSecret: env.IMAP_OAUTH_CLIENT_SECRET ?? null, scope, key }
}

function bucketServer(env: Environment): BucketServer {
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: sessionToken } = env
  if (Boolean(id) !== Boolean(secret)) {
    const missing = id ? 'AWS_SECRET_ACCESS_KEY' : 'AWS_ACCESS_KEY_ID'
    throw new ConfigError(
      `${missing} is not set: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are set together, or neither`,
    )
  }
  return {
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.S3_REGION,
    credentials:
      id && secret
        ? { accessKeyId: id, secretAccessKey: secret, ...(sessionToken && { sessionToken }) }
        : null,
  }
}

function afterTaking(after: string): MailBucket['after'] {
  const folder = /^move:(.+)$/s.exec(after)?.[1]
  if (folder) return { do: 'move', folder: `${folder.split('/').filter(Boolean).join('/')}/` }
  return { do: after === 'delete' || after === 'keep' ? after : 'mark' }
}
