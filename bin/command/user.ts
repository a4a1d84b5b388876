// `mailcrew user`: accounts by command, from the first one to the day that somebody leaves.
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { HandOverResult } from '../../src/features/administration/leavers/contract.ts'
import type { ExportState } from '../../src/features/settings/contract.ts'
import { askServer, takeFile } from './ask-server.ts'
import { UsageError } from './usage.ts'

export const userUsage = `mailcrew user add ADDRESS [NAME]           makes an account, and prints the link to choose its password
mailcrew user invite ADDRESS...            lets people sign up, and tells them so by mail
mailcrew user reset-password ADDRESS [--mail]
                                           prints the link to choose a new password, or mails it
mailcrew user make-owner ADDRESS           makes an account the owner of the server, where OWNER is not set
mailcrew user hand-over FROM TO [--personal]
                                           gives the open work of one account to another
mailcrew user export ADDRESS [FILE]        writes everything that an account owns or wrote into a zip file
mailcrew user delete ADDRESS --yes         deletes an account and what only it owns`

interface Given {
  words: string[]
  personal: boolean
  mail: boolean
  yes: boolean
}

const LOOK_AGAIN_MS = 1_000

const acts: Record<string, { words: [least: number, most: number]; run(given: Given): Promise<number> }> = {
  add: { words: [1, 9], run: add },
  invite: { words: [1, 100], run: invite },
  'reset-password': { words: [1, 1], run: resetPassword },
  'make-owner': { words: [1, 1], run: makeOwner },
  'hand-over': { words: [2, 2], run: handOver },
  export: { words: [1, 2], run: exportData },
  delete: { words: [1, 1], run: remove },
}

/** Answers the exit code. */
export async function user(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { personal: { type: 'boolean' }, mail: { type: 'boolean' }, yes: { type: 'boolean' } },
  })
  const [name = '', ...words] = positionals
  const act = acts[name]
  if (!act || words.length < act.words[0] || words.length > act.words[1]) throw new UsageError(userUsage)
  const { personal = false, mail = false, yes = false } = values
  return act.run({ words, personal, mail, yes })
}

const ask = <T>(method: 'GET' | 'POST', path: string, query: Record<string, string>): Promise<T> =>
  askServer<T>('admin', `/users/${path}?${new URLSearchParams(query)}`, { method })

async function add({ words: [address = '', ...name] }: Given): Promise<number> {
  const { url } = await ask<{ url: string }>('POST', 'add', { address, name: name.join(' ') })
  console.log(`${address} has an account. The password is chosen here, within an hour:\n${url}`)
  return 0
}

/** 1 where somebody was not invited. */
async function invite({ words }: Given): Promise<number> {
  const query = new URLSearchParams(words.map((address) => ['address', address]))
  const { invitations, refused } = await askServer<{
    invitations: { address: string }[]
    refused: { email: string; reason: string }[]
  }>('admin', `/users/invite?${query}`, { method: 'POST' })
  for (const { address } of invitations) console.log(`${address} is invited`)
  for (const { email, reason } of refused)
    console.error(reason.includes(email) ? reason : `${email}: ${reason}`)
  return refused.length === 0 ? 0 : 1
}

async function resetPassword({ words: [address = ''], mail }: Given): Promise<number> {
  const { url } = await ask<{ url: string | null }>('POST', 'reset-password', { address, mail: String(mail) })
  console.log(
    url === null
      ? `A link to choose a new password is on its way to ${address}`
      : `A new password is chosen here, within an hour:\n${url}`,
  )
  return 0
}

async function makeOwner({ words: [address = ''] }: Given): Promise<number> {
  const { owner } = await ask<{ owner: string }>('POST', 'make-owner', { address })
  console.log(`${owner} owns the server now`)
  return 0
}

async function handOver({ words: [from = '', to = ''], personal }: Given): Promise<number> {
  const query = { from, to, personal: String(personal) }
  const { given, apart } = await ask<HandOverResult>('POST', 'hand-over', query)
  console.log(given.length === 0 ? 'There was nothing to hand over' : `${to} has now: ${given.join(', ')}`)
  for (const company of apart)
    console.error(`${to} is no member of ${company}, so nothing was handed over there`)
  return 0
}

async function exportData({ words: [address = '', file] }: Given): Promise<number> {
  const asked = await ask<ExportState>('POST', 'export', { address })
  let state: ExportState | null = asked
  while (state?.status === 'queued' || state?.status === 'running') {
    await wait(LOOK_AGAIN_MS)
    state = await ask<ExportState | null>('GET', 'export', { address })
  }
  if (state?.status !== 'ready') throw new UsageError('The archive could not be made; the log says why')
  const to = resolve(file ?? `mailcrew-${address}-${state.createdAt.slice(0, 10)}.zip`)
  const query = new URLSearchParams({ address, export: String(state.id) })
  await takeFile('admin', `/users/archive?${query}`, to)
  console.log(`Everything that ${address} owns or wrote is in ${to}`)
  return 0
}

async function remove({ words: [address = ''], yes }: Given): Promise<number> {
  if (!yes)
    throw new UsageError(
      `Nothing was deleted. What ${address} owns alone goes at once and cannot be brought back.
Export it and hand over the work first if somebody needs them, then say --yes.`,
    )
  await ask('POST', 'delete', { address })
  console.log(`The account of ${address} is deleted`)
  return 0
}
