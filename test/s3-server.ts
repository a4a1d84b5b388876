// A server that speaks S3, behind a door that lets nothing in which is not rightly signed.

import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { type Bucket, type BucketServer, openBucket } from '../src/kit/bucket.ts'
import { isRightlySigned } from './aws-signature.ts'
import { freePort } from './free-port.ts'

export interface S3Server {
  /** For a Mailcrew that uses it. */
  environment: Record<string, string>
  /** What stands in a bucket, as somebody else sees it. */
  bucket(name: string, prefix?: string, pageSize?: number): Bucket
  stop(): Promise<void>
  /** On the same port, with what was there. */
  start(): Promise<void>
  remove(): Promise<void>
}

/** The only pair that it knows. */
const KEY = 'S3RVER'

export async function startS3Server(buckets: readonly string[]): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 's3-'))
  const port = await freePort()
  const innerPort = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const opened: Bucket[] = []
  let server: S3rver | null = null
  let door: Server | null = null

  const s3: S3Server = {
    environment: {
      S3_ENDPOINT: endpoint,
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: KEY,
    },
    bucket(bucket, prefix = '', pageSize = 1_000) {
      const credentials = { accessKeyId: KEY, secretAccessKey: KEY }
      const place: BucketServer = { endpoint, region: 'us-east-1', credentials }
      const one = openBucket(place, { bucket, prefix }, pageSize)
      opened.push(one)
      return one
    },
    async start() {
      server = new S3rver({
        ...{ address: '127.0.0.1', port: innerPort, silent: true, directory },
        configureBuckets: buckets.map((name) => ({ name, configs: [] })),
      })
      await server.run()
      door = createServer((asked, answer) => {
        letIn(asked, answer, innerPort).catch(() => answer.destroy())
      })
      await new Promise<void>((resolve) => door?.listen(port, '127.0.0.1', resolve))
    },
    async stop() {
      door?.closeAllConnections()
      door?.close()
      await server?.close()
      server = null
    },
    async remove() {
      for (const one of opened) await one.close()
      await s3.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
  await s3.start()
  return s3
}

/** Names and contents of all that stands there. */
export async function contentsOf(bucket: Bucket): Promise<Map<string, string>> {
  const contents = new Map<string, string>()
  for await (const page of bucket.list())
    for (const { name } of page) contents.set(name, String(await bucket.get(name)))
  return contents
}

async function letIn(asked: IncomingMessage, answer: ServerResponse, port: number): Promise<void> {
  const body = await buffer(asked).catch(() => Buffer.alloc(0))
  const { method = '', url = '' } = asked
  const headers = Object.fromEntries(
    Object.entries(asked.headers).map(([name, value]) => [name, [value].flat().join(',')]),
  )
  if (!isRightlySigned({ method, url, headers, body }, KEY)) {
    answer.writeHead(403, { 'content-type': 'application/xml' })
    answer.end('<Error><Code>SignatureDoesNotMatch</Code><Message>Refused at the door</Message></Error>')
    return
  }
  const inner = request({ host: '127.0.0.1', port, method, path: url, headers }, (answered) => {
    answer.writeHead(answered.statusCode ?? 500, answered.headers)
    answered.pipe(answer)
  })
  inner.on('error', () => answer.destroy())
  inner.end(body)
}
