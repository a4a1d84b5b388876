// Which server handed a mail on last, as its topmost Received field tells.
import { isIP } from 'node:net'
import { readHeaderFields, valuesOf } from '../../mail/sender-headers.ts'

/** Empty where nothing tells: SPF has nothing to go by then. */
export function lastHop(raw: Buffer): { peer: string; helo: string } {
  const [top = ''] = valuesOf(readHeaderFields(raw), 'received')
  const words = top.slice(0, 1_000).split(/[\s()[\];]/)
  const peer = words.map((word) => word.replace(/^IPv6:/i, '')).find((word) => isIP(word) !== 0) ?? ''
  const helo = words[0]?.toLowerCase() === 'from' ? (words[1] ?? '') : ''
  return { peer, helo }
}
