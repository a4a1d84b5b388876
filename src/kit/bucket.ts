// A folder in a bucket of a server that speaks S3: objects are put, read, listed, moved, marked and removed.
import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'

/** Where a bucket's server is, and who we are there. */
export interface BucketServer {
  /** Null: Amazon's, in the region. */
  endpoint: string | null
  region: string
  /** Null: those of the machine itself, as Amazon gives its machines. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | null
}

/** A bucket, and what the names of all objects begin with: '' or a folder with a slash at its end. */
export interface BucketFolder {
  bucket: string
  prefix: string
}

/** An object as a list shows it, without the folder in its name. */
export interface ListedObject {
  name: string
  size: number
  /** Changes with the bytes. */
  version: string
}

export interface Bucket {
  /** Resolves once the server has it. Writing the same again changes nothing. */
  put(name: string, bytes: Buffer): Promise<void>
  /** At most 5 GB, which is what one request takes. */
  putStream(name: string, content: Readable, size: number): Promise<void>
  /** Null where there is no such object. */
  get(name: string): Promise<Buffer | null>
  getStream(name: string): Promise<Readable | null>
  /** An object that is not there counts as removed. */
  remove(name: string): Promise<void>
  move(name: string, to: string): Promise<void>
  setTag(name: string, tag: string, value: string): Promise<void>
  tags(name: string): Promise<ReadonlyMap<string, string>>
  /** All of the folder, or of one within it, in pages; names are as within that one. */
  list(within?: string): AsyncIterable<ListedObject[]>
  close(): Promise<void>
}

/** `s3://bucket/folder`, percent-encoded; null for what is none. */
export function readBucketUrl(url: string): BucketFolder | null {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/s.exec(url) ?? []
  if (!bucket) return null
  try {
    const folder = decodeURIComponent(path).split('/').filter(Boolean).join('/')
    return { bucket, prefix: folder === '' ? '' : `${folder}/` }
  } catch {
    return null
  }
}

const MOST_ON_A_PAGE = 1_000

const library = () => import('@aws-sdk/client-s3')

/** The client that speaks to the server, set up for those of others as well as for Amazon's. */
export async function bucketClient({ endpoint, region, credentials }: BucketServer): Promise<S3Client> {
  const { S3Client } = await library()
  return new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Servers of others know no checksums but that of the signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
  })
}

/** Asks the server nothing yet; the library is loaded when it is needed. */
export function openBucket(
  server: BucketServer,
  { bucket, prefix }: BucketFolder,
  pageSize = MOST_ON_A_PAGE,
): Bucket {
  let opened: Promise<S3Client> | null = null
  const client = () => (opened ??= bucketClient(server))
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name })

  async function stream(name: string): Promise<Readable | null> {
    const { GetObjectCommand } = await library()
    try {
      const { Body } = await (await client()).send(new GetObjectCommand(at(name)))
      return (Body as Readable | undefined) ?? null
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  const remove: Bucket['remove'] = async (name) => {
    const { DeleteObjectCommand } = await library()
    await (await client()).send(new DeleteObjectCommand(at(name)))
  }

  return {
    async put(name, bytes) {
      const { PutObjectCommand } = await library()
      await (await client()).send(new PutObjectCommand({ ...at(name), Body: bytes }))
    },
    async putStream(name, content, size) {
      const { PutObjectCommand } = await library()
      await (await client()).send(new PutObjectCommand({ ...at(name), Body: content, ContentLength: size }))
    },
    async get(name) {
      const content = await stream(name)
      if (!content) return null
      const chunks: Buffer[] = []
      for await (const chunk of content) chunks.push(chunk as Buffer)
      return Buffer.concat(chunks)
    },
    getStream: stream,
    remove,
    async move(name, to) {
      const { CopyObjectCommand } = await library()
      const from = [bucket, ...`${prefix}${name}`.split('/')].map(encodeURIComponent).join('/')
      await (await client()).send(new CopyObjectCommand({ ...at(to), CopySource: from }))
      await remove(name)
    },
    async setTag(name, tag, value) {
      const { PutObjectTaggingCommand } = await library()
      const Tagging = { TagSet: [{ Key: tag, Value: value }] }
      await (await client()).send(new PutObjectTaggingCommand({ ...at(name), Tagging }))
    },
    async tags(name) {
      const { GetObjectTaggingCommand } = await library()
      const { TagSet = [] } = await (await client()).send(new GetObjectTaggingCommand(at(name)))
      return new Map(TagSet.map(({ Key = '', Value = '' }) => [Key, Value]))
    },
    async *list(within = '') {
      const { ListObjectsCommand } = await library()
      // The first form of the list: that of all servers, and it goes on behind a name whatever came meanwhile.
      for (let behind: string | undefined; ; ) {
        const page = { Bucket: bucket, Prefix: prefix + within, Marker: behind, MaxKeys: pageSize }
        const { Contents = [], IsTruncated } = await (await client()).send(new ListObjectsCommand(page))
        yield Contents.map(({ Key = '', Size = 0, ETag = '' }) => ({
          ...{ name: Key.slice(prefix.length + within.length), size: Size, version: ETag },
        }))
        behind = Contents.at(-1)?.Key
        if (!IsTruncated || behind === undefined) return
      }
    },
    async close() {
      if (opened) (await opened).destroy()
    },
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)
