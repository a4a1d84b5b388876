// The mail store in a bucket instead of a folder: web, worker and intake may stand on machines that share no disk.
import type { Bucket } from '../../kit/bucket.ts'
import { NotNow } from '../../kit/thread-pool.ts'
import { checkedName, type MailFiles } from './mail-files.ts'

/** Requests at a time. */
const AT_A_TIME = 16
const AWAY_SECONDS = 30

/**
 * A mail whose bucket is away is put off and loses no try. Names tell one mail and one arrival of it, so that two who
 * write one object write the same bytes: no condition need hold at the server.
 */
export function openMailBucket(bucket: Bucket): MailFiles {
  return {
    async write(objects) {
      const left = [...objects]
      const worker = async () => {
        for (let next = left.pop(); next; next = left.pop())
          await bucket.put(checkedName(next.name), next.raw)
      }
      await Promise.all(Array.from({ length: AT_A_TIME }, worker))
    },
    async read(name) {
      const raw = await bucket.get(checkedName(name)).catch((error: unknown) => {
        throw new NotNow(AWAY_SECONDS, 'The mail store is away', { cause: error })
      })
      if (!raw) throw new Error('there is no such mail object in the bucket')
      return raw
    },
    remove: (name) => bucket.remove(checkedName(name)),
  }
}
