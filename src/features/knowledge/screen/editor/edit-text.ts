// What the buttons above an editor do to the text: each act is the part that is replaced, and what is chosen then.

export interface Selection {
  text: string
  from: number
  to: number
}

export interface Edit {
  /** The part of the text that is replaced. */
  from: number
  to: number
  by: string
  /** Chosen after it, counted in the new text. */
  select: [number, number]
}

/** Puts marks around what is chosen, or takes them off. */
export function surround({ text, from, to }: Selection, mark: string): Edit {
  const chosen = text.slice(from, to)
  const isMarked = text.slice(from - mark.length, from) === mark && text.slice(to, to + mark.length) === mark
  if (isMarked) {
    const start = from - mark.length
    return { from: start, to: to + mark.length, by: chosen, select: [start, start + chosen.length] }
  }
  const start = from + mark.length
  return { from, to, by: `${mark}${chosen}${mark}`, select: [start, start + chosen.length] }
}

/** Begins each line that is chosen with the mark, or none where all have it. */
export function beginLines({ text, from, to }: Selection, mark: string): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', to)
  const end = next < 0 ? text.length : next
  const lines = text.slice(start, end).split('\n')
  const haveAll = lines.every((line) => line.startsWith(mark))
  const by = lines
    .map((line) => (haveAll ? line.slice(mark.length) : `${mark}${withoutMark(line)}`))
    .join('\n')
  return { from: start, to: end, by, select: [start + (lines.length > 1 ? 0 : by.length), start + by.length] }
}

const withoutMark = (line: string) => line.replace(/^(?:#{1,6} |[-*] |\d{1,4}\. |> )/, '')

/** Makes a link of what is chosen, with the address left to be typed. */
export function makeLink({ text, from, to }: Selection): Edit {
  const words = text.slice(from, to) || 'text'
  const start = from + words.length + 3
  return { from, to, by: `[${words}](https://)`, select: [start, start + 8] }
}

/** Names a source behind what is chosen. */
export function nameSource({ to }: Selection, number: number): Edit {
  const by = `[^${number}]`
  return { from: to, to, by, select: [to + by.length, to + by.length] }
}

/** A line below an item begins the next one; below an empty item the list ends. Null where Enter means itself. */
export function continueList({ text, from, to }: Selection): Edit | null {
  if (from !== to) return null
  const start = text.lastIndexOf('\n', from - 1) + 1
  const line = text.slice(start, from)
  const mark = /^ {0,9}(?:[-*] |(\d{1,4})\. |> )/.exec(line)
  if (mark === null) return null
  if (line.length === mark[0].length) return { from: start, to: from, by: '', select: [start, start] }
  const number = mark[1]
  const begun = number === undefined ? mark[0] : mark[0].replace(number, String(Number(number) + 1))
  const by = `\n${begun}`
  return { from, to, by, select: [from + by.length, from + by.length] }
}
