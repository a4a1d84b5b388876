// Writes the archive of a person: lists as JSON, mails as they came, attachments beside them (SET-14).
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { NotNow } from '../../kit/thread-pool.ts'
import type { MailFiles } from '../../mail/intake/mail-files.ts'
import type { ParseToShow } from '../../mail/mail-reader.ts'
import type { Owned } from '../feature.ts'
import { agentsMails, countOwnedMails, type OwnedMail, ownedMails } from './owned-mails-store.ts'
import type { ZipFile } from './zip-file.ts'

export interface ArchiveServices {
  db: Database
  files: Pick<MailFiles, 'read'>
  parseToShow: ParseToShow
  clock: Clock
  /** What each feature keeps of people. */
  owned(): readonly Owned[]
}

/** Called after each entry; what it rejects with ends the writing. */
export type CountEntry = (done: number, total: number) => Promise<void>

const README = `This archive holds everything that you own in Mailcrew or wrote to it.

account.json           you, your addresses, companies, blocked people and switches
*.json                 your projects with everything below them, and what you wrote in others'
mails.json             the mails that you wrote, and those of your own projects
mails/ID.eml           each of them as it came, byte for byte; any mail program opens it
attachments/ID/        the files that were attached to it
sent.json, sent/ID.eml what agents wrote to you, and your own agents to others
`

export async function writeArchive(
  { db, files, parseToShow, clock, owned: ownedNow }: ArchiveServices,
  scope: Scope,
  zip: ZipFile,
  count: CountEntry,
): Promise<void> {
  const owned = ownedNow()
  const lists = owned.flatMap((one) => one.lists ?? [])
  const total = lists.length + 2 + (await countOwnedMails(db, scope))
  let done = 0
  const counted = async () => count(++done, Math.max(done, total))

  await zip.add('README.txt', [README], clock())
  await zip.add('account.json', [json(await accountOf(db, scope, owned))], clock())
  await counted()
  for (const { name, page } of lists) {
    await zip.add(`${name}.json`, jsonList(rowsOf((after) => page(db, scope, after))), clock())
    await counted()
  }
  const index: Record<string, unknown>[] = []
  for await (const mail of rowsOf((after) => ownedMails(db, scope, after))) {
    index.push(await addMail({ files, parseToShow }, zip, mail))
    await counted()
  }
  await zip.add('mails.json', [json(index)], clock())
  const sent: Record<string, unknown>[] = []
  for await (const { raw, ...mail } of rowsOf((after) => agentsMails(db, scope, after))) {
    const file = `sent/${mail.id}.eml`
    await zip.add(file, [raw], mail.createdAt)
    sent.push({ ...mail, file })
    await counted()
  }
  await zip.add('sent.json', [json(sent)], clock())
  await counted()
}

/** The person with what each feature tells of them. */
async function accountOf(db: Database, scope: Scope, owned: readonly Owned[]) {
  const parts: Record<string, unknown>[] = []
  for (const { account } of owned) if (account) parts.push(await account(db, scope))
  return Object.assign({}, ...parts) as Record<string, unknown>
}

/** The mail as it came, and its attachments; a mail of too many parts keeps them inside itself. */
async function addMail(
  { files, parseToShow }: Pick<ArchiveServices, 'files' | 'parseToShow'>,
  zip: ZipFile,
  { object, ...mail }: OwnedMail,
) {
  const raw = await files.read(object).catch((error: unknown) => {
    if (error instanceof NotNow) throw error
    return null
  })
  if (raw === null) return { ...mail, file: null, attachments: [] }
  const file = `mails/${mail.id}.eml`
  await zip.add(file, [raw], mail.receivedAt)
  const parsed = await parseToShow(raw).catch(() => null)
  const attachments: string[] = []
  for (const [place, { filename, content }] of (parsed?.attachments ?? []).entries()) {
    const name = `attachments/${mail.id}/${place + 1}-${safeName(filename)}`
    await zip.add(name, [content], mail.receivedAt)
    attachments.push(name)
  }
  return { ...mail, file, attachments }
}

/** A sender's file name may not leave its folder, nor mean something to the system that unpacks it. */
export function safeName(name: string | null): string {
  const plain = (name ?? '').normalize('NFC').replace(/[^\p{L}\p{N}._ -]/gu, '_')
  return plain.replace(/^[. ]+|(?<![. ])[. ]+$/g, '').slice(0, 100) || 'file'
}

async function* rowsOf<R extends { id: number }>(page: (after: number) => Promise<R[]>): AsyncGenerator<R> {
  let after = 0
  for (;;) {
    const rows = await page(after)
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

async function* jsonList(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
