// What stands in the data folder of a version that had no search is found after the update.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FoundGroup } from '../src/features/search/contract.ts'
import { type CarriedWorld, startCarriedWorld } from './carried-world.ts'
import type { Client } from './world.ts'

let amara: Client
let stop: CarriedWorld['stop']

beforeAll(async () => {
  ;({ amara, stop } = await startCarriedWorld('search', earlier))
})
afterAll(() => stop?.())

async function found(q: string): Promise<string[]> {
  const { groups } = await amara.get<{ groups: FoundGroup[] }>(`/api/search?q=${q}`)
  return groups.flatMap(({ kind, rows }) => rows.map(({ title }) => `${kind}: ${title}`))
}

it('tasks, comments, projects, polls, mails and people are found, mistyped too', async () => {
  expect(await found('flyers')).toEqual(['task: Print the flyers'])
  expect(await found('flyres')).toEqual(['task: Print the flyers'])
  expect(await found('toner')).toEqual(['comment: Is there toner?'])
  expect(await found('workshop')).toEqual(['project: Workshop'])
  expect(await found('riso')).toEqual(['poll: Which machine?'])
  expect(await found('quotation')).toEqual(['mail: Quotation'])
  expect(await found('okafor')).toEqual(['person: Amara Okafor'])
})

it('what was deleted before is not', async () => {
  expect(await found('fold')).toEqual([])
  expect(await found('creases')).toEqual([])
})

/** Rows as that version wrote them. */
const earlier = [
  `insert into mails (key, trace_id, source, envelope, object, size, subject, from_address, received_at)
   values ('key', 'trace', 'smtp', '{"mailFrom": "", "rcptTo": []}', 'object', 1, 'Quotation', 'press@example.com', now())`,
  `insert into deliveries (mail_id, recipient, status, sender_id, owner_id, agent_type, trust)
   values (1, 'tula@mailcrew.localhost', 'ignored', 1, 1, 'tula', 'verified')`,
  "insert into projects (owner_id, creator_id, name, type) values (1, 1, 'Workshop', 'individual')",
  'insert into project_participants (project_id, user_id) values (1, 1)',
  `insert into tasks (project_id, number, title, deleted_at) values (1, 1, 'Print the flyers', null), (1, 2, 'Fold them', now())`,
  `insert into comments (subject_kind, subject_id, author_id, text)
   values ('task', 1, 1, 'Is there toner?'), ('task', 2, 1, 'Mind the creases')`,
  `insert into polls (owner_id, creator_id, source_email, question, kind, status, zone, closes_at, secret)
   values (1, 1, 'polly@mailcrew.localhost', 'Which machine?', 'single', 'open', 'UTC', now() + interval '1 day', 'secret')`,
  "insert into poll_options (poll_id, position, label) values (1, 1, 'Riso'), (1, 2, 'Heidelberg')",
]
