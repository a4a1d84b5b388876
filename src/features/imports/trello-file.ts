// Reads a board as Trello exports it: lists, cards, checklists, members and comments in one JSON.
import { z } from 'zod'
import { type Fault, MOST_TASKS } from './contract.ts'
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
  const comments = commentsOf(board)
  const tasks = cards.slice(0, MOST_TASKS).flatMap((one) => {
    if (one.name.trim() !== '')
      return [taskOf(one, board, lists.get(one.idList)?.name ?? '', comments.get(one.id) ?? [])]
    faults.push({ line: null, what: `Card ${one.idShort ?? one.id} has no name.`, isLeftOut: true })
    return []
  })
  const { name, desc: topic } = board
  return { kind: 'trello', name, topic, columns: [], matched: {}, tasks, faults }
}

function taskOf(
  one: z.infer<typeof card>,
  board: Board,
  list: string,
  comments: ImportedTask['comments'],
): ImportedTask {
  const status = one.dueComplete || one.closed ? 'completed' : statusOf(list)
  const labels = one.labels.map(({ name, color }) => name || color || '').filter(Boolean)
  const checklists = board.checklists
    .filter(({ idCard }) => idCard === one.id)
    .toSorted((first, second) => first.pos - second.pos)
  const notes = [
    ...(statusOf(list) === null || one.closed ? [`List: ${list}${one.closed ? ' (archived)' : ''}`] : []),
    ...(labels.length > 0 ? [`Labels: ${labels.join(', ')}`] : []),
  ]
  return {
    ...emptyTask,
    number: one.idShort ?? null,
    title: one.name,
    description: withNotes(one.desc, notes),
    status: status ?? emptyTask.status,
    dueDate: one.due ? dayReader([])(one.due) : null,
    assignees: one.idMembers.flatMap((id) => {
      const member = board.members.find((known) => known.id === id)
      return member ? [member.fullName || member.username] : []
    }),
    checklist: checklists.flatMap(({ name, checkItems }) =>
      checkItems
        .toSorted((first, second) => first.pos - second.pos)
        .map((item) => ({
          text: checklists.length > 1 && name !== '' ? `${name}: ${item.name}` : item.name,
          isDone: item.state === 'complete',
        })),
    ),
    comments,
  }
}

/** Trello tells the newest first. */
function commentsOf({ actions }: Board): Map<string, ImportedTask['comments'][number][]> {
  const found = new Map<string, ImportedTask['comments'][number][]>()
  for (const action of actions.toReversed()) {
    const read = commentAction.safeParse(action)
    if (!read.success) continue
    const { data, date, memberCreator } = read.data
    const at = date ? new Date(date) : null
    const comment = { author: memberCreator?.fullName ?? '', text: data.text, at }
    found.set(data.card.id, [...(found.get(data.card.id) ?? []), comment])
  }
  return found
}
