// Reads by what and in which direction a person wants the tasks sorted.
import type { AssistantAnswer, TaskSort } from '../answer/contract.ts'
import type { Asked } from './asked.ts'
import { filtersOf, isNarrow, type Narrowing, readNarrowing } from './narrowing.ts'

const VERB =
  /\b(?:sort(?:ed|ing)?|order(?:ed|ing)?(?= (?:by|alphabetically|chronologically|according|them|it|the (?:list|board|tasks|cards)|my|this|these|everything|all|tasks|in)|$)|arrang(?:e|ed|ing)|rank(?:ed|ing)?|re-?order|list(?:ed)? .{0,30}\bby|organi[sz]e .{0,30}\bby|group(?:ed)? .{0,30}\bby|by (?:due ?date|deadline|priority|title|name|creation|date|age|urgency|importance)\b|prioriti[sz]e (?:the )?(?:list|board|tasks|everything)|flip|reverse|turn .{0,20} around)\b/
const PLACE =
  /\b(?:(?:comes?|coming|goes|going|put|show|shown|listed|appear|displayed?|with|have|see|want)? ?(?:first|(?:at|to|on|up at) the (?:very )?top|on top|up top|at the (?:very )?(?:bottom|end)|last|before (?:the|all|everything)|up front)|(?:high|low|newest|oldest|soonest|latest|earliest|most \w+|least \w+) to (?:high|low|newest|oldest|soonest|latest|earliest|most \w+|least \w+)|from \w+ to \w+|a ?(?:-|to|–) ?z|z ?(?:-|to|–) ?a|alphabetical(?:ly)?|ascending|descending|chronological(?:ly)?)\b/

const FIELDS: readonly (readonly [TaskSort['sortBy'], RegExp])[] = [
  ['title', /\b(?:titles?|names?|alphabet(?:ical|ically)?|a ?(?:-|to|–) ?z|z ?(?:-|to|–) ?a|abc)\b/],
  [
    'createdAt',
    /\b(?:creat(?:ed|ion)|newest|oldest|newly|recent(?:ly)?|added|age|when (?:it|they) (?:was|were) (?:made|added|created)|date added|latest (?:tasks?|ones|first|additions?|added|at)|new ones|old ones|brand new|fresh(?:est)?|new tasks?|old(?:er)? (?:tasks?|ones|stuff)|chronological(?:ly)?)\b/,
  ],
  [
    'dueDate',
    /\b(?:due|overdue|deadlines?|soonest|nearest|closest|earliest|furthest|farthest|by dates?|dates?|time left|calendar|running out|expir\w+)\b/,
  ],
  [
    'priority',
    /\b(?:priorit(?:y|ies)|importan(?:t|ce)|urgen(?:t|cy)|critical|pressing|highest|lowest|high|low)\b/,
  ],
]

const TURNED: Record<TaskSort['sortBy'], RegExp> = {
  dueDate:
    /\b(?:furthest|farthest|latest|last|descending|desc|far(?:ther|thest)? (?:away|out|off)|most distant|most time|longest|far future|reversed?|flip|backwards?|later (?:ones )?first|least urgent)\b/,
  priority:
    /\b(?:low(?:est)? (?:priorit\w+ )?(?:to|first|on top|at the top|up|ones (?:first|on top|at the top))|lowest|least|ascending|asc|from low|unimportant|low.{0,30} before .{0,20}high|less (?:important|urgent)|not (?:so )?(?:important|urgent)|low priorit(?:y|ies) (?:tasks |ones |stuff )?(?:first|on top|at the top|up|to)|high(?:est)? (?:priority )?(?:ones )?(?:last|at the (?:bottom|end))|reversed?|flip|backwards?)\b/,
  title: /\b(?:z ?(?:-|to|–) ?a|descending|desc|reversed?|backwards?|flip|from z|opposite)\b/,
  createdAt:
    /\b(?:oldest(?! (?:last|at the (?:bottom|end)))|old ones|older|ascending|asc|earliest|first (?:added|created|made)|newest (?:last|at the (?:bottom|end))|old (?:tasks|stuff)|reversed?|flip|longest|chronological(?:ly)?)\b/,
}

const NATURAL: Record<TaskSort['sortBy'], TaskSort['sortOrder']> = {
  dueDate: 'asc',
  priority: 'desc',
  title: 'asc',
  createdAt: 'desc',
}

const WORDS: Record<TaskSort['sortBy'], readonly [asc: string, desc: string]> = {
  dueDate: ['due date, the soonest first', 'due date, the furthest away first'],
  priority: ['priority, the lowest first', 'priority, the highest first'],
  title: ['title, A to Z', 'title, Z to A'],
  createdAt: ['created date, the oldest first', 'created date, the newest first'],
}

/** "Sort by who has it", "reverse the order"; "sort this mess out" is something else. */
const WITHOUT_FIELD =
  /^(?:(?:re-?)?(?:sort|order|rank|arrange)\b.* by\b|(?:sort|rank)(?: (?:it|them|this|these|everything|all|the (?:tasks|list|board|cards)))?$|(?:flip|reverse)\b)/

const UNKNOWN: AssistantAnswer = {
  type: 'GENERAL',
  suggestion: 'I can sort by due date, priority, title or created date. Say by which, and what comes first.',
}

/** Sorted tasks may be some only: "Amara's, the soonest deadline at the top" narrows too. */
export function readSorting({ plain, isQuestion, board, said }: Asked): AssistantAnswer | null {
  const verb = VERB.test(plain)
  if (!verb && (isQuestion || !PLACE.test(plain))) return null
  const sort = sortIn(plain)
  if (sort === null) return WITHOUT_FIELD.test(plain) ? UNKNOWN : null
  const suggestion = sortedWords(sort)
  const narrowing = besidesSort(readNarrowing(withoutSort(plain), board, said), plain, sort)
  if (!isNarrow(narrowing)) return { type: 'SORT', suggestion, sort }
  return { type: 'FILTER', suggestion, filters: filtersOf(narrowing), sort }
}

/** By what and how; null where no field is named. */
export function sortIn(plain: string): TaskSort | null {
  const by = /\bby (?:the |their |its )?(.+)/s.exec(plain)?.[1] ?? ''
  const sortBy = (fieldIn(by) ?? fieldIn(plain)) as TaskSort['sortBy'] | undefined
  if (sortBy === undefined) return null
  const turned = TURNED[sortBy].test(plain)
  const natural = NATURAL[sortBy]
  const isSaid = /\b(ascending|descending)\b/.exec(plain)?.[1]
  if (isSaid !== undefined) return { sortBy, sortOrder: isSaid === 'ascending' ? 'asc' : 'desc' }
  return { sortBy, sortOrder: turned ? (natural === 'asc' ? 'desc' : 'asc') : natural }
}

function fieldIn(words: string): TaskSort['sortBy'] | undefined {
  const found = FIELDS.map(([field, pattern]) => ({ field, at: pattern.exec(words)?.index ?? -1 }))
  return found.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0]?.field
}

function sortedWords({ sortBy, sortOrder }: TaskSort): string {
  return `Sorted by ${WORDS[sortBy][sortOrder === 'asc' ? 0 : 1]}.`
}

/** Words of order are no words of choice: "high to low" asks for no high ones. */
function withoutSort(plain: string): string {
  return plain
    .replace(/\bby .+/s, ' ')
    .replace(PLACE, ' ')
    .replace(VERB, ' ')
}

/** Of a priority or a day only where the words ask to see some: else they say the order. */
function besidesSort(narrowing: Narrowing, plain: string, { sortBy }: TaskSort): Narrowing {
  const chooses = /\b(?:only|just|filter|hide|except)\b/.test(plain)
  return {
    ...narrowing,
    priorities: chooses && sortBy !== 'priority' ? narrowing.priorities : [],
    due: chooses && sortBy !== 'dueDate' ? narrowing.due : null,
  }
}
