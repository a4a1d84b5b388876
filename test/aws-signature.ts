// Checks a signature of version 4 as Amazon describes it for S3, by an own reading of the description.
import { createHash, createHmac } from 'node:crypto'

export interface SignedRequest {
  method: string
  /** Path and query as they were sent. */
  url: string
  /** By name in lower case. */
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
export function isRightlySigned(request: SignedRequest, secret: string): boolean {
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    ) ?? []
  const [, date = '', region = '', service = ''] = credential.split('/')
  const hash = request.headers['x-amz-content-sha256'] ?? ''
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(request.body)) return false
  const scope = `${date}/${region}/${service}/aws4_request`
  const text = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    scope,
    sha256(canonical(request, names, hash)),
  ]
  const key = [date, region, service, 'aws4_request'].reduce<string | Buffer>(
    (from, word) => createHmac('sha256', from).update(word).digest(),
    `AWS4${secret}`,
  )
  return createHmac('sha256', key).update(text.join('\n')).digest('hex') === signature
}

function canonical({ method, url, headers }: SignedRequest, names: string, hash: string): string {
  const [path = '', query = ''] = url.split('?')
  const pairs = query === '' ? [] : query.split('&').map((pair) => (pair.includes('=') ? pair : `${pair}=`))
  const lines = names
    .split(';')
    .map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`)
  return [method, path, pairs.sort().join('&'), lines.join(''), names, hash].join('\n')
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
