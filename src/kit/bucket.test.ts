// Buckets: requests are signed as Amazon publishes it, and a server that checks signatures takes them.
import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRightlySigned } from '../../test/aws-signature.ts'
import { contentsOf, type S3Server, startS3Server } from '../../test/s3-server.ts'
import { bucketClient, openBucket, readBucketUrl } from './bucket.ts'

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server(['store', 'other'])
})
afterAll(() => s3.remove())

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, "Examples: Signature Calculations". */
const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const HOST = 'examplebucket.s3.amazonaws.com'
interface Example {
  method: string
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: string
  signature: string
}
const read: Example[] = [
  {
    ...{ method: 'GET', path: '/test.txt', headers: { range: 'bytes=0-9' } },
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    ...{ method: 'GET', path: '/', query: { lifecycle: '' } },
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    ...{ method: 'GET', path: '/', query: { 'max-keys': '2', prefix: 'J' } },
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
]
const written: Example = {
  ...{ method: 'PUT', path: '/test%24file.text', body: 'Welcome to Amazon S3.' },
  headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
  signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
}

it('requests are signed as in the examples that Amazon publishes', async () => {
  const credentials = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: SECRET }
  const client = await bucketClient({ endpoint: null, region: 'us-east-1', credentials })
  const scheme = { name: 'sigv4', signingName: 's3', signingRegion: 'us-east-1', properties: {} }
  const signer = await client.config.signer(scheme)
  const signatures: (string | undefined)[] = []
  for (const { method, path, query = {}, headers = {}, body = '' } of read) {
    const request = {
      method,
      path,
      query,
      body,
      protocol: 'https:',
      hostname: HOST,
      headers: { host: HOST, ...headers },
    }
    const signed = await signer.sign(request, { signingDate: new Date('2013-05-24T00:00:00Z') })
    signatures.push(/Signature=(\w+)/.exec(signed.headers.authorization ?? '')?.[1])
  }
  client.destroy()
  expect(signatures).toEqual(read.map(({ signature }) => signature))
})

it('the door of the server below finds all published examples rightly signed, and none that was changed', () => {
  const asSent = ({ method, path, query = {}, headers = {}, body = '', signature }: Example) => {
    const all: Record<string, string> = {
      ...{ host: HOST, 'x-amz-date': '20130524T000000Z', ...headers },
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    }
    const names = Object.keys(all).sort().join(';')
    all.authorization = `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`
    return { method, url: `${path}?${new URLSearchParams(query)}`, headers: all, body: Buffer.from(body) }
  }
  const sent = [...read, written].map(asSent)
  expect(sent.map((one) => isRightlySigned(one, SECRET))).toEqual([true, true, true, true])
  expect(sent.map((one) => isRightlySigned({ ...one, method: 'DELETE' }, SECRET))).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(isRightlySigned({ ...asSent(written), body: Buffer.from('Welcome to Amazon S4.') }, SECRET)).toBe(
    false,
  )
})

it('objects are put, read, listed in pages, tagged, moved and removed within their folder', async () => {
  const bucket = s3.bucket('store', 'crew/')
  const bytes = randomBytes(300_000)
  await bucket.put('a b/é.eml', bytes)
  expect(await bucket.get('a b/é.eml')).toEqual(bytes)
  await bucket.put('a b/é.eml', bytes)
  await bucket.putStream('large', Readable.from([bytes, bytes]), 2 * bytes.length)
  const large = await bucket.getStream('large')
  expect(large && (await buffer(large))).toEqual(Buffer.concat([bytes, bytes]))
  await bucket.setTag('large', 'seen', 'yes')
  expect(await bucket.tags('large')).toEqual(new Map([['seen', 'yes']]))
  await bucket.move('a b/é.eml', 'done/é.eml')
  expect(await bucket.get('a b/é.eml')).toBeNull()
  expect(await bucket.getStream('nothing')).toBeNull()
  await bucket.remove('nothing')
  expect([...(await contentsOf(bucket)).keys()].sort()).toEqual(['done/é.eml', 'large'])
  expect([...(await contentsOf(s3.bucket('store'))).keys()].sort()).toEqual(['crew/done/é.eml', 'crew/large'])

  const many = s3.bucket('other', '', 3)
  const names = ['0', '1', '2', '3', '4', '5', '6']
  for (const name of names) await many.put(name, Buffer.from(name))
  const pages: string[][] = []
  for await (const page of many.list()) pages.push(page.map(({ name }) => name))
  expect(pages).toEqual([names.slice(0, 3), names.slice(3, 6), names.slice(6)])
})

it('a wrong secret is refused, and is no missing object', async () => {
  const { S3_ENDPOINT: endpoint = '' } = s3.environment
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'wrong' }
  const bucket = openBucket({ endpoint, region: 'us-east-1', credentials }, { bucket: 'store', prefix: '' })
  await expect(bucket.get('anything')).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
  await bucket.close()
})

it('an address of a bucket is read, with its folder', () => {
  expect(readBucketUrl('s3://crew')).toEqual({ bucket: 'crew', prefix: '' })
  expect(readBucketUrl('s3://crew/a%20b/c/')).toEqual({ bucket: 'crew', prefix: 'a b/c/' })
  expect(['crew', 'https://crew/', 's3://C/', 's3://crew/%'].map(readBucketUrl)).toEqual([
    null,
    null,
    null,
    null,
  ])
})
