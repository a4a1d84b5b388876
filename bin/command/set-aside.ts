// `mailcrew set-aside`: the mails that could not be stored or were damaged in the journal, and how to hand them in again.
import { parseArgs } from 'node:util'
import type { RetriedItem, SetAsideItem } from '../../src/mail/intake/set-aside-retry.ts'
import { askServer } from './ask-server.ts'
import { UsageError } from './usage.ts'

export const setAsideUsage = `mailcrew set-aside list       mails that could not be stored, and damaged parts of the journal
mailcrew set-aside retry      hands all of them in again; none is worked twice`

/** Answers the exit code: 1 when something stays where it is. */
export async function setAside(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const [act = 'list'] = positionals
  if (positionals.length > 1 || !['list', 'retry'].includes(act)) throw new UsageError(setAsideUsage)
  if (act === 'list') {
    const items = await askServer<SetAsideItem[]>('intake', '/set-aside')
    console.log(items.length === 0 ? 'Nothing is set aside' : items.map(wordsOf).join('\n\n'))
    return 0
  }
  const retried = await askServer<RetriedItem[]>('intake', '/set-aside/retry', { method: 'POST' })
  if (retried.length === 0) console.log('Nothing is set aside')
  for (const item of retried) console.log(outcomeOf(item))
  return retried.some(({ stays }) => stays !== null) ? 1 : 0
}

function wordsOf({ path, bytes, mails, reason }: SetAsideItem): string {
  const lines = mails.map(({ traceId, from, to, receivedAt }) => {
    const when = receivedAt.slice(0, 16).replace('T', ' ')
    return `  ${when}  ${from || '<>'} to ${to.join(', ')}  ${traceId}`
  })
  const shown = lines.length > 0 ? lines : ['  no mail can be read in it']
  return [`${path} (${bytes} bytes)`, ...shown, ...(reason === '' ? [] : [`  Reason: ${reason}`])].join('\n')
}

function outcomeOf({ path, handedIn, stays }: RetriedItem): string {
  const mails = `${handedIn} ${handedIn === 1 ? 'mail' : 'mails'} handed in again`
  return stays === null ? `${path}: ${mails}` : `${path}: ${mails}; it stays where it is: ${stays}`
}
