// The mail store in a bucket instead of a folder: web, worker and intake may stand on machines that share no disk.
import type { Bucket } from '../../kit/bucket.ts'
import { NotNow } from '../../kit/thread-pool.ts'
import { checkedName, damagedName, type MailStore, type OnDamage } from './mail-files.ts'
import { DamagedObject, type OpenedObject, openSealed, sealOf } from './sealed-object.ts'

/** Requests at a time. */
const AT_A_TIME = 16
const AWAY_SECONDS = 30
const HOUR = /^\d{4}-\d\d-\d\d\/\d\d\//
const HOUR_LENGTH = '2026-01-01/00'.length

/**
 * A mail whose bucket is away is put off and loses no try. Names tell one mail and one arrival of it, so that two who
 * write one object write the same bytes: no condition need hold at the server.
 */
export function openMailBucket(bucket: Bucket, onDamage: OnDamage = () => {}): MailStore {
  async function open(name: string): Promise<OpenedObject> {
    const bytes = await bucket.get(checkedName(name)).catch((error: unknown) => {
      throw new NotNow(AWAY_SECONDS, 'The mail store is away', { cause: error })
    })
    if (!bytes) throw new Error('there is no such mail object in the bucket')
    try {
      const opened = openSealed(name, bytes)
      if (opened.isMended) {
        onDamage(name, true)
        await bucket.put(name, Buffer.concat([opened.raw, sealOf(opened.raw, opened.entry)]))
      }
      return opened
    } catch (error) {
      if (!(error instanceof DamagedObject)) throw error
      onDamage(name, false)
      await bucket.move(name, damagedName(name))
      throw error
    }
  }

  return {
    async write(objects) {
      const left = [...objects]
      const worker = async () => {
        for (let next = left.pop(); next; next = left.pop())
          await bucket.put(
            checkedName(next.name),
            Buffer.concat([next.raw, sealOf(next.raw, next.entry ?? null)]),
          )
      }
      await Promise.all(Array.from({ length: AT_A_TIME }, worker))
    },
    read: async (name) => (await open(name)).raw,
    open,
    async remove(name) {
      await bucket.remove(checkedName(name))
      await bucket.remove(damagedName(name))
    },
    async hours() {
      const hours = new Set<string>()
      for await (const page of bucket.list())
        for (const { name } of page) if (HOUR.test(name)) hours.add(name.slice(0, HOUR_LENGTH))
      return [...hours].sort().reverse()
    },
    async within(hour) {
      const names: string[] = []
      for await (const page of bucket.list(`${hour}/`))
        names.push(...page.map(({ name }) => `${hour}/${name}`))
      return names
    },
  }
}
