// Times of day in cells and in questions, in minutes from midnight; all texts are folded.

const CLOCK = String.raw`(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?\s?([ap]\.?m\.?)?`

/** Of a stretch its beginning; null where the cell begins with no time. */
export const minutesOf = (plain: string): number | null => minutesIn(CELL.exec(plain))

const CELL = new RegExp(`^${CLOCK}`)

function minutesIn(found: RegExpExecArray | null): number | null {
  if (!found) return null
  const [, hours = '', minutes = '0', half = ''] = found
  const isAfternoon = half.startsWith('p') && Number(hours) < 12
  const total = Number(hours) * 60 + Number(minutes) + (isAfternoon ? 720 : 0)
  return Number(hours) < 25 && Number(minutes) < 60 ? total : null
}

/** No day of the month, and nothing that is counted. */
const ENDS = String.raw`(?!\d|[.,:]\d|\.?\s?(?:st|nd|rd|th|jan|feb|mar|apr|may|mai|jun|jul|aug|ago|sep|set|oct|okt|out|nov|dec|dez|dic|euro?|%|people|days|min))`
const WORDS = String.raw`\s+(?:las |les |le |die |um |as |os )?`

const SIDES = {
  after: String.raw`after|past|later than|nach|apres|despues de|tras|pasadas|dopo|na|depois d[ae]s?|apos`,
  from: String.raw`from|ab|a partir d[ei]|desde|dalle|vanaf|a partir das?`,
  before: String.raw`before|earlier than|by|until|vor|bis|avant|jusqu a|antes de|hasta|prima delle|entro|voor|tot|antes d[ae]s?|ate`,
  at: String.raw`at|um|a|alle|om|as`,
}
type Side = keyof typeof SIDES

const patterns = new Map(
  (Object.entries(SIDES) as [Side, string][]).map(([side, words]) => [
    side,
    new RegExp(String.raw`\b(?:${words})${WORDS}${CLOCK}${ENDS}`),
  ]),
)

export interface AskedTime {
  side: Side
  minutes: number
}

/** "after 9", "before 10:30", "at 4 pm" */
export function timesAsked(plain: string): AskedTime[] {
  return [...patterns].flatMap(([side, pattern]) => {
    const minutes = minutesIn(pattern.exec(plain))
    return minutes === null ? [] : [{ side, minutes }]
  })
}

export function fitsTime(minutes: number, { side, minutes: limit }: AskedTime): boolean {
  if (side === 'after') return minutes > limit
  if (side === 'from') return minutes >= limit
  return side === 'before' ? minutes < limit : minutes === limit
}
