// Reads a board as Trello exports it: lists, cards, checklists, members and comments in one JSON.
import { z } from 'zod'
import { type Fault, MAX_COMMENTS, MOST_TASKS } from './contract.ts'
import { dayReader } from './due-days.ts'
import { emptyTask, type ImportedFile, type ImportedTask, withNotes } from './imported.ts'
import { statusOf } from './statuses.ts'

const card = z.object({
  id: z.string(),
  name: z.string(),
  desc: z.string().default(''),
  idList: z.string(),
  idMembers: z.array(z.string()).default([]),
  labels: z.array(z.object({ name: z.string().default(''), color: z.string().nullish() })).default([]),
  due: z.string().nullish(),
  dueComplete: z.boolean().default(false),
  closed: z.boolean().default(false),
  idShort: z.number().nullish(),
  pos: z.number().default(0),
})

export const trelloBoard = z.object({
  name: z.string(),
  desc: z.string().default(''),
  lists: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      closed: z.boolean().default(false),
      pos: z.number().default(0),
    }),
  ),
  cards: z.array(z.unknown()),
  members: z
    .array(z.object({ id: z.string(), fullName: z.string().default(''), username: z.string().default('') }))
    .default([]),
  checklists: z
    .array(
      z.object({
        idCard: z.string(),
        name: z.string().default(''),
        pos: z.number().default(0),
        checkItems: z
          .array(z.object({ name: z.string(), state: z.string().default(''), pos: z.number().default(0) }))
          .default([]),
      }),
    )
    .default([]),
  actions: z.array(z.unknown()).default([]),
})
type Board = z.infer<typeof trelloBoard>

const commentAction = z.object({
  type: z.literal('commentCard'),
  date: z.string().nullish(),
  data: z.object({ text: z.string(), card: z.object({ id: z.string() }) }),
  memberCreator: z.object({ fullName: z.string().default('') }).nullish(),
})

export function readTrello(board: Board): ImportedFile {
  const faults: Fault[] = []
  const lists = new Map(board.lists.map((list) => [list.id, list]))
  const order = (id: string) => lists.get(id)?.pos ?? Number.MAX_SAFE_INTEGER
  const cards = board.cards
    .flatMap((given, at) => {
      const read = card.safeParse(given)
      if (read.success) return [read.data]
      faults.push({ line: null, what: `Card ${at + 1} of the file cannot be read.`, isLeftOut: true })
      return []
    })
    .toSorted((one, other) => order(one.idList) - order(other.idList) || one.pos - other.pos)
  if (cards.length > MOST_TASKS)
    faults.push({ line: null, what: `Only the first ${MOST_TASKS} cards are taken.`, isLeftOut: true })
  const parts = partsOf(board, faults)
  const tasks = cards.slice(0, MOST_TASKS).flatMap((one) => {
    if (one.name.trim() !== '') return [taskOf(one, lists.get(one.idList), parts)]
    faults.push({ line: null, what: `Card ${one.idShort ?? one.id} has no name.`, isLeftOut: true })
    return []
  })
  const { name, desc: topic } = board
  return { kind: 'trello', name, topic, columns: [], matched: {}, tasks, faults }
}

type Comment = ImportedTask['comments'][number]

/** What belongs to cards, by the id of the card. */
interface Parts {
  checklists: ReadonlyMap<string, Board['checklists']>
  comments: ReadonlyMap<string, readonly Comment[]>
  /** Of members by id, former ones included. */
  names: ReadonlyMap<string, string>
}

function partsOf(board: Board, faults: Fault[]): Parts {
  return {
    checklists: byCard(board.checklists),
    comments: commentsOf(board, faults),
    names: new Map([
      ...board.actions.flatMap(memberOf),
      ...board.members.map(({ id, fullName, username }) => [id, fullName || username] as const),
    ]),
  }
}

function byCard(checklists: Board['checklists']): Map<string, Board['checklists']> {
  const found = new Map<string, Board['checklists']>()
  for (const checklist of checklists) {
    const others = found.get(checklist.idCard)
    if (others) others.push(checklist)
    else found.set(checklist.idCard, [checklist])
  }
  return found
}

function taskOf(
  one: z.infer<typeof card>,
  { name: list, closed: isListArchived }: { name: string; closed: boolean } = { name: '', closed: false },
  { checklists: checklistsOf, comments, names }: Parts,
): ImportedTask {
  const isArchived = one.closed || isListArchived
  const status = one.dueComplete || isArchived ? 'completed' : statusOf(list)
  const labels = one.labels.map(({ name, color }) => name || color || '').filter(Boolean)
  const checklists = (checklistsOf.get(one.id) ?? []).toSorted((first, second) => first.pos - second.pos)
  const notes = [
    ...(statusOf(list) === null || isArchived ? [`List: ${list}${isArchived ? ' (archived)' : ''}`] : []),
    ...(labels.length > 0 ? [`Labels: ${labels.join(', ')}`] : []),
  ]
  return {
    ...emptyTask,
    number: one.idShort ?? null,
    title: one.name,
    description: withNotes(one.desc, notes),
    status: status ?? emptyTask.status,
    dueDate: one.due ? dayReader([])(one.due) : null,
    assignees: one.idMembers.flatMap((id) => names.get(id) ?? []),
    checklist: checklists.flatMap(({ name, checkItems }) =>
      checkItems
        .toSorted((first, second) => first.pos - second.pos)
        .map((item) => ({
          text: checklists.length > 1 && name !== '' ? `${name}: ${item.name}` : item.name,
          isDone: item.state === 'complete',
        })),
    ),
    comments: comments.get(one.id) ?? [],
  }
}

/** Trello tells the newest first. */
function commentsOf({ actions }: Board, faults: Fault[]): Map<string, Comment[]> {
  const found = new Map<string, Comment[]>()
  let count = 0
  for (const action of actions.toReversed()) {
    const read = commentAction.safeParse(action)
    if (!read.success) continue
    count += 1
    if (count > MAX_COMMENTS) continue
    const { data, date, memberCreator } = read.data
    const at = date ? new Date(date) : null
    const comments = found.get(data.card.id) ?? []
    comments.push({ author: memberCreator?.fullName ?? '', text: data.text, at })
    found.set(data.card.id, comments)
  }
  if (count > MAX_COMMENTS)
    faults.push({ line: null, what: `Only the oldest ${MAX_COMMENTS} comments are taken.`, isLeftOut: true })
  return found
}

const actor = z.object({ id: z.string(), fullName: z.string().min(1) })
const actionOfMember = z.object({ memberCreator: actor.nullish(), member: actor.nullish() })

/** A former member is named only in actions. */
function memberOf(action: unknown): (readonly [string, string])[] {
  const { memberCreator, member } = actionOfMember.safeParse(action).data ?? {}
  return [memberCreator, member].flatMap((one) => (one ? [[one.id, one.fullName] as const] : []))
}
