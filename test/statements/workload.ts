// One of everything that people have, made and read: all that the API tells the owner, in her own context and in her company's.
import { type AccessWorld, accessWorld } from '../access-world.ts'
import { addressIn, operationsIn } from '../api-operations.ts'
import type { ServerDatabase } from '../database-server.ts'

/** Gives back how many addresses were read. */
export async function runWorkload(database: ServerDatabase): Promise<{ owner: AccessWorld; read: number }> {
  const owner = await accessWorld({ database })
  const reads = (await operationsIn(owner.world)).filter(({ method }) => method === 'GET')
  let read = 0
  for (const companyId of [0, owner.companyId]) {
    const amara = await owner.as('amara', companyId)
    for (const operation of reads) {
      const answer = await amara.raw('GET', addressIn(owner.owned, operation).address)
      await answer.text()
      read += answer.ok ? 1 : 0
    }
  }
  return { owner, read }
}
